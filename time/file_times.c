// SPDX-License-Identifier: MIT
#include "time/file_times.h"

#include "base/errno.h"
#include "base/syscall.h"

int tn_set_file_times(int dir, const char *path, const struct timeval times[2], int flags)
{
    struct timespec t[2];
    for (int i = 0; times && i < 2; i++) {
        // The kernel gives some values of tv_nsec a meaning, which must not be reached from here.
        if (times[i].tv_usec < 0 || times[i].tv_usec >= 1000000) {
            errno = EINVAL;
            return -1;
        }
        t[i] = (struct timespec){.tv_sec = times[i].tv_sec, .tv_nsec = times[i].tv_usec * 1000};
    }
    return (int)tn_ret(tn_sys(utimensat, dir, path, times ? t : 0, flags));
}
