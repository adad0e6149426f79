// SPDX-License-Identifier: MIT
// The 48-bit linear congruential generator X = a X + c mod 2^48 (POSIX.1-2024 drand48). A struct
// drand48_data holds X and the parameters; all zeros stand for X = 0 and the standard parameters.
// Internal to random/.
#pragma once

#include <stdlib.h>

#include "base/lock.h"
#include "base/tn.h"

// The state that the functions without an argument share, and the parameters that they use. Under
// the lock.
extern TN_HIDDEN struct drand48_data tn_rand48;
extern TN_HIDDEN tn_lock tn_rand48_lock;

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

// X and the standard parameters, or all three.
static inline void tn_rand48_start(struct drand48_data *d, tn_u64 x)
{
    d->__x = x;
    d->__ready = 0;
}
// X from the caller's; the one before is kept in d.
static inline void tn_rand48_exchange(struct drand48_data *d, const unsigned short x[3])
{
    const tn_u64 next = tn_rand48_get(x); // x may be what an earlier call kept
    tn_rand48_set(d->__before, d->__x);
    tn_rand48_start(d, next);
}
static inline tn_u64 tn_rand48_seed(long seed) { return (tn_u64)(tn_u32)seed << 16 | 0x330e; }
static inline void tn_rand48_parameters(struct drand48_data *d, const unsigned short p[7])
{
    d->__x = tn_rand48_get(p);
    d->__a = tn_rand48_get(p + 3);
    d->__c = p[6];
    d->__ready = 1;
}

// The next X after x with d's parameters; of d's own state if x is null.
TN_HIDDEN tn_u64 tn_rand48_step(struct drand48_data *d, unsigned short x[3]);
// The same of the shared state.
TN_HIDDEN tn_u64 tn_rand48_next(unsigned short x[3]);

static inline double tn_rand48_double(tn_u64 x) { return (double)x * 0x1p-48; } // exact: 48 bits
static inline long tn_rand48_31(tn_u64 x) { return (long)(x >> 17); }
static inline long tn_rand48_s32(tn_u64 x) { return (tn_s32)(x >> 16); }
