// SPDX-License-Identifier: MIT
// futimesat(2): times of a file named from a directory; without a name, of the directory.
#include "time/file_times.h"
#include "time/time.h"

int tn_futimesat(int dir, const char *path, const struct timeval times[2])
{
    return tn_set_file_times(dir, path, times, 0);
}
TN_PUBLIC(futimesat);
