// SPDX-License-Identifier: MIT
// gettimeofday (4.3BSD; POSIX.1-2008). The zone argument has no meaning and is not written. The
// vDSO's function takes a null time too.
#include "base/port/clock.h"
#include "base/vdso.h"
#include "time/time.h"

typedef int reader(struct timeval *, void *);

static int by_clock(struct timeval *now, void *)
{
    struct timespec t;
    tn_clock_read(CLOCK_REALTIME, &t);
    if (now)
        *now = (struct timeval){t.tv_sec, t.tv_nsec / 1000};
    return 0;
}

static reader first;
static reader *read = first; // without a test on the way

static int first(struct timeval *now, void *none)
{
    tn_vdso_function cache = nullptr;
    reader *const found = tn_vdso_resolve(&cache, "gettimeofday");
    tn_store_relaxed(&read, found ? found : by_clock);
    return tn_load_relaxed(&read)(now, none);
}

int tn_gettimeofday(struct timeval *restrict now, void *restrict)
{
    return tn_load_relaxed(&read)(now, nullptr);
}
TN_PUBLIC(gettimeofday);
