// SPDX-License-Identifier: MIT
// unlink: remove a name (POSIX unlink).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_unlink(const char *path) { return (int)tn_ret(tn_sys(unlinkat, AT_FDCWD, path, 0)); }

TN_PUBLIC(unlink);
