// SPDX-License-Identifier: MIT
// mlockall: keep the whole process in memory (POSIX mlockall).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_mlockall(int flags) { return (int)tn_ret(tn_sys(mlockall, flags)); }

TN_PUBLIC(mlockall);
