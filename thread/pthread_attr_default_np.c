// SPDX-License-Identifier: MIT
// The attributes of threads created without any (pthread_setattr_default_np(3)).
#include <errno.h>

#include "thread/internal/thread.h"

int tn_pthread_getattr_default_np(pthread_attr_t *a)
{
    *tn_attr(a) = *tn_thread_defaults();
    return 0;
}
TN_PUBLIC(pthread_getattr_default_np);

// EINVAL for a stack address, which all threads would share, and for a set of processors, which
// belongs to the caller's attributes.
int tn_pthread_setattr_default_np(const pthread_attr_t *a)
{
    if (tn_attr_const(a)->stack || tn_attr_const(a)->processors)
        return EINVAL;
    tn_lock_take(&tn_threads_lock);
    tn_attr_default = *tn_attr_const(a);
    tn_lock_drop(&tn_threads_lock);
    return 0;
}
TN_PUBLIC(pthread_setattr_default_np);
