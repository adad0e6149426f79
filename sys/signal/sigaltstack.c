// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

int tn_sigaltstack(const stack_t *restrict new, stack_t *restrict old)
{
    return (int)tn_ret(tn_sys(sigaltstack, new, old));
}
TN_PUBLIC(sigaltstack);
