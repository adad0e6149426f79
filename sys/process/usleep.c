// SPDX-License-Identifier: MIT
#include <time.h>

#include "sys/process/process.h"

int tn_usleep(unsigned microseconds)
{
    const struct timespec t = {microseconds / 1000000, microseconds % 1000000 * 1000};
    return (int)tn_ret(tn_sys_cp(clock_nanosleep, CLOCK_REALTIME, 0, &t, 0));
}
TN_PUBLIC(usleep);
