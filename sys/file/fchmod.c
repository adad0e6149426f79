// SPDX-License-Identifier: MIT
// fchmod: change permission bits of an open file (POSIX fchmod).
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fchmod(int fd, mode_t mode) { return (int)tn_ret(tn_sys(fchmod, fd, mode)); }

TN_PUBLIC(fchmod);
