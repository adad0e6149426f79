// SPDX-License-Identifier: MIT
// futimes(3): times of an open file.
#include <stddef.h>

#include "time/file_times.h"
#include "time/time.h"

int tn_futimes(int fd, const struct timeval times[2])
{
    return tn_set_file_times(fd, nullptr, times, 0);
}
TN_PUBLIC(futimes);
