// SPDX-License-Identifier: MIT
#include "base/port/clock.h"

#include "base/port/port.h"
#include "base/syscall.h"
#include "base/vdso.h"

TN_PORT int tn_clock_read(clockid_t clock, struct timespec *now)
{
    static tn_vdso_function cached;
    int (*const read)(clockid_t, struct timespec *) = tn_vdso_get(&cached, "clock_gettime");
    return read ? read(clock, now) : (int)tn_sys(clock_gettime, clock, now);
}
