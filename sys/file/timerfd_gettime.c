// SPDX-License-Identifier: MIT
// timerfd_gettime: the time left (timerfd_create(2)).
#include <sys/timerfd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_timerfd_gettime(int fd, struct itimerspec *value)
{
    return (int)tn_ret(tn_sys(timerfd_gettime, fd, value));
}

TN_PUBLIC(timerfd_gettime);
