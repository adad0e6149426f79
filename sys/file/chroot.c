// SPDX-License-Identifier: MIT
// chroot: change the root directory (chroot(2)).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_chroot(const char *path) { return (int)tn_ret(tn_sys(chroot, path)); }

TN_PUBLIC(chroot);
