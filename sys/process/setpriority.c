// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_setpriority(int which, id_t who, int value)
{
    return (int)tn_ret(tn_sys(setpriority, which, who, value));
}
TN_PUBLIC(setpriority);
