// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

// The kernel writes the first 144 bytes of the structure; the rest is reserved.
int tn_getrusage(int who, struct rusage *usage)
{
    return (int)tn_ret(tn_sys(getrusage, who, usage));
}
TN_PUBLIC(getrusage);
