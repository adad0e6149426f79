// SPDX-License-Identifier: MIT
// timerfd_settime: arm it (timerfd_create(2)).
#include <sys/timerfd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old)
{
    return (int)tn_ret(tn_sys(timerfd_settime, fd, flags, value, old));
}

TN_PUBLIC(timerfd_settime);
