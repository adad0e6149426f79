// SPDX-License-Identifier: MIT
#include "base/port/clock_fake.h"

#include "base/port/clock.h"

[[gnu::visibility("default")]] struct timespec tn_clock_fake_now;
[[gnu::visibility("default")]] int tn_clock_fake_error;

int tn_clock_read(clockid_t clock, struct timespec *now)
{
    if (!tn_clock_fake_error)
        *now = tn_clock_fake_now;
    return -tn_clock_fake_error;
}
