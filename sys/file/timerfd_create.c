// SPDX-License-Identifier: MIT
// timerfd_create: a timer with a descriptor (timerfd_create(2)).
#include <sys/timerfd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_timerfd_create(int clock, int flags)
{
    return (int)tn_ret(tn_sys(timerfd_create, clock, flags));
}

TN_PUBLIC(timerfd_create);
