// SPDX-License-Identifier: MIT
// fstat: status of an open file (POSIX fstat).
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fstat(int fd, struct stat *st) { return (int)tn_ret(tn_sys(fstat, fd, st)); }

TN_PUBLIC(fstat);
