// SPDX-License-Identifier: MIT
// random, srandom, initstate, setstate (POSIX.1-2024; the generator of 4.3BSD as documented: r[i] =
// r[i - degree] + r[i - separation] over 32-bit words, the lowest bit dropped). With seed 1 and the
// default state of 128 bytes the sequence begins 1804289383, 846930886, as programs on other
// systems expect.
//
// A state is the caller's array: word 0 says which generator it is and how far the ring has turned,
// `degree` words follow. Arrays are bytes and need not be aligned.
#include <tenon/random.h>

#include <stdlib.h>

#include "base/bits.h"
#include "base/errno.h"
#include "base/fork_lock.h"

// Exponents of the trinomials x^degree + x^separation + 1. Degree 0 is a congruential generator in
// one word.
static const struct {
    tn_u8 degree, separation;
} kinds[] = {{0, 0}, {7, 3}, {15, 1}, {31, 3}, {63, 1}};

static tn_lock lock;
TN_FORK_LOCK(71, lock);
// srandom(1), from make_first_state.py.
static tn_u32 first[32] = {
#include "random/first_state.inc"
};
static char *current = (char *)first;
static unsigned kind = 3, turn = 3; // the ring's oldest word is number `turn`

static tn_u32 word(unsigned i) { return tn_load_u32(current + 4 * (i + 1)); }
static void set_word(unsigned i, tn_u32 v) { tn_store_u32(current + 4 * (i + 1), v); }

static void remember(void) { tn_store_u32(current, turn << 3 | kind); }

static tn_u32 draw(void)
{
    const unsigned degree = kinds[kind].degree;
    if (!degree) {
        const tn_u32 next = (word(0) * 1103515245 + 12345) & 0x7fffffff;
        set_word(0, next);
        return next;
    }
    // The word that `separation` draws ago was made lies that far behind the oldest.
    const unsigned recent = (turn + degree - kinds[kind].separation) % degree;
    const tn_u32 next = word(turn) + word(recent);
    set_word(turn, next);
    turn = turn + 1 == degree ? 0 : turn + 1;
    return next >> 1;
}

static void seed_current(unsigned seed)
{
    const unsigned degree = kinds[kind].degree;
    turn = kinds[kind].separation; // the first words count as the latest ones
    tn_s32 x = seed ? (tn_s32)seed : 1;
    set_word(0, (tn_u32)x);
    if (!degree)
        return;
    for (unsigned i = 1; i < degree; i++) {
        // The minimal standard, x * 16807 mod 2^31 - 1 (Park and Miller 1988), of a signed seed.
        const tn_s64 v = (tn_s64)x * 16807 % 2147483647;
        x = (tn_s32)(v < 0 ? v + 2147483647 : v);
        set_word(i, (tn_u32)x);
    }
    for (unsigned i = 0; i < 10 * degree; i++)
        draw();
}

long tn_random(void)
{
    tn_lock_take(&lock);
    const tn_u32 v = draw();
    tn_lock_drop(&lock);
    return v;
}
TN_PUBLIC(random);

void tn_srandom(unsigned seed)
{
    tn_lock_take(&lock);
    seed_current(seed);
    tn_lock_drop(&lock);
}
TN_PUBLIC(srandom);

char *tn_initstate(unsigned seed, char *state, size_t size)
{
    if (!state || size < 8) {
        errno = EINVAL;
        return nullptr;
    }
    tn_lock_take(&lock);
    remember();
    char *const old = current;
    current = state;
    kind = size < 32 ? 0 : size < 64 ? 1 : size < 128 ? 2 : size < 256 ? 3 : 4;
    seed_current(seed);
    remember();
    tn_lock_drop(&lock);
    return old;
}
TN_PUBLIC(initstate);

char *tn_setstate(char *state)
{
    const tn_u32 head = state ? tn_load_u32(state) : 7;
    const unsigned new_kind = head & 7, new_turn = head >> 3;
    if (new_kind >= tn_countof(kinds) || new_turn > kinds[new_kind].degree - (new_kind > 0)) {
        errno = EINVAL;
        return nullptr;
    }
    tn_lock_take(&lock);
    remember();
    char *const old = current;
    current = state;
    const tn_u32 now = tn_load_u32(state); // the current state itself was just remembered
    kind = now & 7;
    turn = now >> 3;
    tn_lock_drop(&lock);
    return old;
}
TN_PUBLIC(setstate);
