// SPDX-License-Identifier: MIT
#include "thread/thread.h"

// C23 7.28.6 over the POSIX functions.
int tn_tss_create(tss_t *key, tss_dtor_t destructor)
{
    return tn_pthread_key_create(key, destructor) ? thrd_error : thrd_success;
}
TN_PUBLIC(tss_create);

void tn_tss_delete(tss_t key) { tn_pthread_key_delete(key); }
TN_PUBLIC(tss_delete);

int tn_tss_set(tss_t key, void *value)
{
    return tn_pthread_setspecific(key, value) ? thrd_error : thrd_success;
}
TN_PUBLIC(tss_set);
