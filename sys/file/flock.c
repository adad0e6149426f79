// SPDX-License-Identifier: MIT
// flock: advisory lock on an open file (flock(2)).
#include <sys/file.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_flock(int fd, int operation) { return (int)tn_ret(tn_sys(flock, fd, operation)); }

TN_PUBLIC(flock);
