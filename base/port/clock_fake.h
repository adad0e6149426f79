// SPDX-License-Identifier: MIT
// A test's clock: every clock reads tn_clock_fake_now, or fails with tn_clock_fake_error if that is
// not 0. C and C++.
#pragma once

#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif
extern struct timespec tn_clock_fake_now;
extern int tn_clock_fake_error;
#ifdef __cplusplus
}
#endif
