// SPDX-License-Identifier: MIT
#include "base/port/clock.h"

#include "base/port/port.h"
#include "base/syscall.h"
#include "base/vdso.h"

typedef int reader(clockid_t, struct timespec *);

static int by_call(clockid_t clock, struct timespec *now)
{
    return (int)tn_sys(clock_gettime, clock, now);
}

static reader first;
static reader *read = first; // without a test on the way

static int first(clockid_t clock, struct timespec *now)
{
    tn_vdso_function cache = nullptr;
    reader *const found = tn_vdso_resolve(&cache, "clock_gettime");
    tn_store_relaxed(&read, found ? found : by_call);
    return tn_load_relaxed(&read)(clock, now);
}

TN_PORT int tn_clock_read(clockid_t clock, struct timespec *now)
{
    return tn_load_relaxed(&read)(clock, now);
}
