// SPDX-License-Identifier: MIT
// fdatasync: write the data of a file to its device (POSIX fdatasync). Cancellation point.
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fdatasync(int fd) { return (int)tn_ret(tn_sys_cp(fdatasync, fd)); }

TN_PUBLIC(fdatasync);
