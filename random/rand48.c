// SPDX-License-Identifier: MIT
#include "random/rand48.h"

#include "base/fork_lock.h"

struct drand48_data tn_rand48;
tn_lock tn_rand48_lock;
TN_FORK_LOCK(72, tn_rand48_lock);

tn_u64 tn_rand48_step(struct drand48_data *d, unsigned short x[3])
{
    constexpr tn_u64 mask = ((tn_u64)1 << 48) - 1;
    if (!d->__ready) {
        d->__a = 0x5deece66d;
        d->__c = 0xb;
        d->__ready = 1;
    }
    const tn_u64 next = (d->__a * (x ? tn_rand48_get(x) : d->__x) + d->__c) & mask;
    if (x)
        tn_rand48_set(x, next);
    else
        d->__x = next;
    return next;
}

tn_u64 tn_rand48_next(unsigned short x[3])
{
    tn_lock_take(&tn_rand48_lock);
    const tn_u64 next = tn_rand48_step(&tn_rand48, x);
    tn_lock_drop(&tn_rand48_lock);
    return next;
}
