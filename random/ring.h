// SPDX-License-Identifier: MIT
// The generator of 4.3BSD as documented: r[i] = r[i - degree] + r[i - separation] over 32-bit
// words, the lowest bit dropped (POSIX.1-2024 random, random_r(3)).
//
// A state is the caller's array: word 0 says which generator it is and how far the ring has turned,
// `degree` words follow. Arrays are bytes and need not be aligned. struct random_data says which
// array is current and holds what its word 0 will say when another takes its place. Internal to
// random/.
#pragma once

#include <stdlib.h>

#include "base/tn.h"

// The next number, 0 ... 2^31 - 1.
TN_HIDDEN tn_u32 tn_ring_draw(struct random_data *);
TN_HIDDEN void tn_ring_seed(struct random_data *, unsigned seed);
// Makes an array current, fresh or with what it holds. Both remember the one that was, if any, and
// change nothing when they return false: the array is too small, or holds no state.
TN_HIDDEN bool tn_ring_begin(struct random_data *, unsigned seed, char *state, size_t size);
TN_HIDDEN bool tn_ring_resume(struct random_data *, char *state);
