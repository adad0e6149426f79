// SPDX-License-Identifier: MIT
// Sequences from states of the caller's under their tn_ names. The structures are the library's
// own, so unlike the rest of random/ these are not for use beside another libc.
#pragma once

#include <stdlib.h>

#include "base/tn.h"

// clang-format off
TN_NAME(drand48_r); TN_NAME(erand48_r); TN_NAME(initstate_r); TN_NAME(jrand48_r); TN_NAME(lcong48_r); TN_NAME(lrand48_r);
TN_NAME(mrand48_r); TN_NAME(nrand48_r); TN_NAME(random_r); TN_NAME(seed48_r); TN_NAME(setstate_r); TN_NAME(srand48_r);
TN_NAME(srandom_r);
// clang-format on
