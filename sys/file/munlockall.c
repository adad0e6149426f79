// SPDX-License-Identifier: MIT
// munlockall: undo mlockall (POSIX munlockall).
#include <sys/mman.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_munlockall(void) { return (int)tn_ret(tn_sys(munlockall)); }

TN_PUBLIC(munlockall);
