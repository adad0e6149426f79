// SPDX-License-Identifier: MIT
// The 48-bit linear congruential generator X = a X + c mod 2^48 (POSIX.1-2024 drand48). Internal to
// random/.
#pragma once

#include "base/lock.h"
#include "base/tn.h"

// The state that the functions without an argument share, and the parameters that all use. Under
// the lock.
struct tn_rand48 {
    tn_lock lock;
    tn_u64 x, a;
    unsigned short c;
};
extern TN_HIDDEN struct tn_rand48 tn_rand48;

constexpr tn_u64 TN_RAND48_A = 0x5deece66d;
constexpr unsigned short TN_RAND48_C = 0xb;

static inline tn_u64 tn_rand48_get(const unsigned short x[3])
{
    return (tn_u64)x[0] | (tn_u64)x[1] << 16 | (tn_u64)x[2] << 32;
}
static inline void tn_rand48_set(unsigned short x[3], tn_u64 v)
{
    x[0] = (unsigned short)v;
    x[1] = (unsigned short)(v >> 16);
    x[2] = (unsigned short)(v >> 32);
}
// The next X after x; of the shared state if x is null.
TN_HIDDEN tn_u64 tn_rand48_next(unsigned short x[3]);

static inline double tn_rand48_double(tn_u64 x) { return (double)x * 0x1p-48; } // exact: 48 bits
static inline long tn_rand48_31(tn_u64 x) { return (long)(x >> 17); }
static inline long tn_rand48_s32(tn_u64 x) { return (tn_s32)(x >> 16); }
