// SPDX-License-Identifier: MIT
// inotify_rm_watch: stop watching a file (inotify_rm_watch(2)).
#include <sys/inotify.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_inotify_rm_watch(int fd, int watch)
{
    return (int)tn_ret(tn_sys(inotify_rm_watch, fd, watch));
}

TN_PUBLIC(inotify_rm_watch);
