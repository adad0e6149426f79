// SPDX-License-Identifier: MIT
#include <time.h>

#include "sys/process/process.h"

// Seconds not slept when a signal handler interrupts, rounded up, so that 0 always means the time
// is over.
unsigned tn_sleep(unsigned seconds)
{
    struct timespec left = {.tv_sec = seconds};
    if (tn_sys_cp(clock_nanosleep, CLOCK_REALTIME, 0, &left, &left) == 0)
        return 0;
    return (unsigned)(left.tv_sec + (left.tv_nsec != 0));
}
TN_PUBLIC(sleep);
