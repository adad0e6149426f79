// SPDX-License-Identifier: MIT
// The average number of runnable processes over the last 1, 5 and 15 minutes (getloadavg(3)): how
// many of the n wanted were stored, at most 3, or -1.
#include <stdlib.h>
#include <sys/sysinfo.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

TN_NAME(getloadavg);
int tn_getloadavg(double *averages, int n)
{
    struct sysinfo info;
    if (tn_ret(tn_sys(sysinfo, &info)) < 0)
        return -1;
    n = tn_max(tn_min(n, 3), 0);
    for (int i = 0; i < n; i++)
        averages[i] = (double)info.loads[i] / (1 << SI_LOAD_SHIFT);
    return n;
}
TN_PUBLIC(getloadavg);
