// SPDX-License-Identifier: MIT
#include "thread/internal/cond.h"

int tn_pthread_cond_init(pthread_cond_t *restrict c, const pthread_condattr_t *restrict a)
{
    *tn_cond(c) = (struct tn_cond){.kind = a ? a->__attr : 0};
    return 0;
}
TN_PUBLIC(pthread_cond_init);
