// SPDX-License-Identifier: MIT
// inotify_init1: watch files, with flags (inotify_init(2)).
#include <sys/inotify.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_inotify_init1(int flags) { return (int)tn_ret(tn_sys(inotify_init1, flags)); }

TN_PUBLIC(inotify_init1);
