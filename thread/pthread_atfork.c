// SPDX-License-Identifier: MIT
// pthread_atfork (POSIX.1-2024). The list only grows, so a fork walks it without a lock, and
// handlers may register others: a fork runs those that were there when it began. Prepare handlers
// run newest first before any lock of the library is taken, the others oldest first after all have
// been given back.
#include <errno.h>
#include <stdlib.h>

#include "base/atomic.h"
#include "base/hooks.h"
#include "thread/thread.h"

struct handlers {
    struct handlers *older, *newer;
    void (*prepare)(void), (*parent)(void), (*child)(void);
};
static struct handlers *newest, *oldest;
static tn_lock lock;

int tn_pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void))
{
    struct handlers *h = malloc(sizeof *h);
    if (!h)
        return ENOMEM;
    *h = (struct handlers){.prepare = prepare, .parent = parent, .child = child};
    tn_lock_take(&lock);
    h->older = newest;
    tn_store_release(newest ? &newest->newer : &oldest, h);
    tn_store_release(&newest, h);
    tn_lock_drop(&lock);
    return 0;
}
TN_PUBLIC(pthread_atfork);

[[gnu::used]] static void prepare(void *fork)
{
    const struct handlers *h = tn_load_acquire(&newest);
    ((struct tn_fork *)fork)->handlers = h;
    for (; h; h = h->older)
        if (h->prepare)
            h->prepare();
}

static void run(const struct handlers *last, bool in_child)
{
    for (const struct handlers *h = last ? oldest : nullptr; h;
         h = h == last ? nullptr : tn_load_acquire(&h->newer)) {
        void (*const f)(void) = in_child ? h->child : h->parent;
        if (f)
            f();
    }
}
[[gnu::used]] static void parent(void *fork) { run(((struct tn_fork *)fork)->handlers, false); }
[[gnu::used]] static void child(void *fork)
{
    tn_lock_reset(&lock);
    run(((struct tn_fork *)fork)->handlers, true);
}
TN_HOOK(fork_prepare, 0, prepare);
TN_HOOK(fork_parent, 0, parent);
TN_HOOK(fork_child, 0, child);
