// SPDX-License-Identifier: MIT
// utimes (POSIX.1-2008): times of a file, symbolic links followed.
#include <fcntl.h>

#include "time/file_times.h"
#include "time/time.h"

int tn_utimes(const char *path, const struct timeval times[2])
{
    return tn_set_file_times(AT_FDCWD, path, times, 0);
}
TN_PUBLIC(utimes);
