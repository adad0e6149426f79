// SPDX-License-Identifier: MIT
// random, srandom, initstate, setstate (POSIX.1-2024): one generator that all threads share, under
// a lock. With seed 1 and the default state of 128 bytes the sequence begins 1804289383, 846930886,
// as programs on other systems expect. EINVAL for a state that is too small or none.
#include <tenon/random.h>

#include "base/errno.h"
#include "base/fork_lock.h"
#include "random/ring.h"

static tn_lock lock;
TN_FORK_LOCK(71, lock);
// srandom(1), from make_first_state.py.
static tn_u32 first[32] = {
#include "random/first_state.inc"
};
static struct random_data shared = {(char *)first, 3, 3};

long tn_random(void)
{
    tn_lock_take(&lock);
    const tn_u32 v = tn_ring_draw(&shared);
    tn_lock_drop(&lock);
    return v;
}
TN_PUBLIC(random);

void tn_srandom(unsigned seed)
{
    tn_lock_take(&lock);
    tn_ring_seed(&shared, seed);
    tn_lock_drop(&lock);
}
TN_PUBLIC(srandom);

// The state that was current before, for the two below.
static char *result(char *old, bool done)
{
    if (done)
        return old;
    errno = EINVAL;
    return nullptr;
}

char *tn_initstate(unsigned seed, char *state, size_t size)
{
    tn_lock_take(&lock);
    char *const old = shared.__state;
    const bool done = tn_ring_begin(&shared, seed, state, size);
    tn_lock_drop(&lock);
    return result(old, done);
}
TN_PUBLIC(initstate);

char *tn_setstate(char *state)
{
    tn_lock_take(&lock);
    char *const old = shared.__state;
    const bool done = tn_ring_resume(&shared, state);
    tn_lock_drop(&lock);
    return result(old, done);
}
TN_PUBLIC(setstate);
