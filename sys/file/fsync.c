// SPDX-License-Identifier: MIT
// fsync: write a file to its device (POSIX fsync). Cancellation point.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fsync(int fd) { return (int)tn_ret(tn_sys_cp(fsync, fd)); }

TN_PUBLIC(fsync);
