// SPDX-License-Identifier: MIT
// inotify_add_watch: add a file to watch (inotify_add_watch(2)).
#include <sys/inotify.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_inotify_add_watch(int fd, const char *path, uint32_t mask)
{
    return (int)tn_ret(tn_sys(inotify_add_watch, fd, path, mask));
}

TN_PUBLIC(inotify_add_watch);
