// SPDX-License-Identifier: MIT
// fchdir: change the working directory to an open one (POSIX fchdir).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fchdir(int fd) { return (int)tn_ret(tn_sys(fchdir, fd)); }

TN_PUBLIC(fchdir);
