// SPDX-License-Identifier: MIT
// epoll_create: a new event queue; the size is only checked to be positive (epoll_create(2)).
#include <sys/epoll.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_epoll_create(int size)
{
    if (size <= 0) {
        errno = EINVAL;
        return -1;
    }
    return (int)tn_ret(tn_sys(epoll_create1, 0));
}

TN_PUBLIC(epoll_create);
