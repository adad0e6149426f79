// SPDX-License-Identifier: MIT
#include "thread/thread.h"

// The two halves of pthread_cleanup_push and pthread_cleanup_pop: a list through the callers'
// frames.
void tn_pthread_cleanup_push(struct __ptcb *c, void (*f)(void *), void *x)
{
    c->__f = f;
    c->__x = x;
    c->__next = tn_self()->cleanup;
    tn_self()->cleanup = c;
}
void tn_pthread_cleanup_pop(struct __ptcb *c, int run)
{
    tn_self()->cleanup = c->__next;
    if (run)
        c->__f(c->__x);
}
TN_PUBLIC_AS(_pthread_cleanup_push, tn_pthread_cleanup_push);
TN_PUBLIC_AS(_pthread_cleanup_pop, tn_pthread_cleanup_pop);
