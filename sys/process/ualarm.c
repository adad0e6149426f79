// SPDX-License-Identifier: MIT
#include <sys/time.h>

#include "sys/process/process.h"

// Microseconds that were left. Values beyond a second are accepted.
unsigned tn_ualarm(unsigned value, unsigned interval)
{
    const struct itimerval new = {.it_value = {value / 1000000, value % 1000000},
                                  .it_interval = {interval / 1000000, interval % 1000000}};
    struct itimerval old = {};
    tn_sys(setitimer, ITIMER_REAL, &new, &old);
    return (unsigned)(old.it_value.tv_sec * 1000000 + old.it_value.tv_usec);
}
TN_PUBLIC(ualarm);
