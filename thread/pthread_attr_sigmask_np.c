// SPDX-License-Identifier: MIT
// The signal mask that a new thread begins with (pthread_attr_setsigmask_np(3)). The library's own
// signals cannot be blocked.
#include "thread/internal/thread.h"

// A null mask takes the choice back: the thread inherits its creator's.
int tn_pthread_attr_setsigmask_np(pthread_attr_t *attr, const sigset_t *mask)
{
    struct tn_attr *const a = tn_attr(attr);
    a->has_mask = mask;
    a->mask = mask ? mask->__bits[0] & TN_SIGNALS_APP : 0;
    return 0;
}
TN_PUBLIC(pthread_attr_setsigmask_np);

int tn_pthread_attr_getsigmask_np(const pthread_attr_t *attr, sigset_t *mask)
{
    const struct tn_attr *const a = tn_attr_const(attr);
    *mask = (sigset_t){{a->mask}};
    return a->has_mask ? 0 : PTHREAD_ATTR_NO_SIGMASK_NP;
}
TN_PUBLIC(pthread_attr_getsigmask_np);
