// SPDX-License-Identifier: MIT
// Names of sys/file for libc's own use: files, directories, memory mappings, polling. Errors are -1
// and errno unless a function says otherwise; the *_raw forms return negative errno values.
#pragma once

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/syscall.h"
#include "base/tn.h"

constexpr long TN_KERNEL_SIGSET_SIZE = 8; // sigset_t is 128 bytes in the ABI, 8 in the kernel
constexpr long TN_SYS_fchmodat2 = 452;    // Linux 6.6, the same number everywhere

TN_NAME(close);
TN_NAME(closedir);
TN_NAME(epoll_pwait);
TN_NAME(faccessat);
TN_NAME(fchmodat);
TN_NAME(fcntl);
TN_NAME(fstat);
TN_NAME(fstatat);
TN_NAME(getcwd);
TN_NAME(lstat);
TN_NAME(mknodat);
TN_NAME(mmap);
TN_NAME(munmap);
TN_NAME(open);
TN_NAME(opendir);
TN_NAME(read);
TN_NAME(readdir);
TN_NAME(seekdir);
TN_NAME(stat);
TN_NAME(write);

// The kernel's structure is ours on all three architectures.
static inline long tn_fstatat_raw(int fd, const char *path, struct stat *st, int flags)
{
    return tn_sys(newfstatat, fd, path, st, flags);
}
