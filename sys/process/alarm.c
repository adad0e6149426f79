// SPDX-License-Identifier: MIT
#include <sys/time.h>

#include "sys/process/process.h"

// Seconds that were left, rounded up: never 0 for an alarm that was pending.
unsigned tn_alarm(unsigned seconds)
{
    const struct itimerval new = {.it_value.tv_sec = seconds};
    struct itimerval old = {};
    tn_sys(setitimer, ITIMER_REAL, &new, &old);
    return (unsigned)(old.it_value.tv_sec + (old.it_value.tv_usec != 0));
}
TN_PUBLIC(alarm);
