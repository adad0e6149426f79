// SPDX-License-Identifier: MIT
// clock_getcpuclockid (POSIX.1-2024): the error is the result; ESRCH for a process that does not
// exist. The kernel's number for the clock is the complement of the process id and the kind of
// clock (2: scheduling time of the whole process).
#include <errno.h>

#include "base/syscall.h"
#include "time/time.h"

int tn_clock_getcpuclockid(pid_t pid, clockid_t *out)
{
    const clockid_t clock = (clockid_t)(~(unsigned)pid << 3 | 2);
    struct timespec resolution;
    const long r = tn_sys(clock_getres, clock, &resolution);
    if (r)
        return r == -EINVAL ? ESRCH : (int)-r;
    *out = clock;
    return 0;
}
TN_PUBLIC(clock_getcpuclockid);
