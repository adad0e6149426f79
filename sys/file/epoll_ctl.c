// SPDX-License-Identifier: MIT
// epoll_ctl: add, change or remove interest (epoll_ctl(2)).
#include <sys/epoll.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_epoll_ctl(int fd, int op, int target, struct epoll_event *event)
{
    return (int)tn_ret(tn_sys(epoll_ctl, fd, op, target, event));
}

TN_PUBLIC(epoll_ctl);
