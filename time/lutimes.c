// SPDX-License-Identifier: MIT
// lutimes(3): times of the file itself, even if it is a symbolic link.
#include <fcntl.h>

#include "time/file_times.h"
#include "time/time.h"

int tn_lutimes(const char *path, const struct timeval times[2])
{
    return tn_set_file_times(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW);
}
TN_PUBLIC(lutimes);
