// SPDX-License-Identifier: MIT
// chdir: change the working directory (POSIX chdir).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_chdir(const char *path) { return (int)tn_ret(tn_sys(chdir, path)); }

TN_PUBLIC(chdir);
