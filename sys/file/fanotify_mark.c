// SPDX-License-Identifier: MIT
// fanotify_mark: what to watch (fanotify_mark(2)).
#include <sys/fanotify.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fanotify_mark(int fd, unsigned flags, unsigned long long mask, int dir, const char *path)
{
    return (int)tn_ret(tn_sys(fanotify_mark, fd, flags, mask, dir, path));
}

TN_PUBLIC(fanotify_mark);
