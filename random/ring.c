// SPDX-License-Identifier: MIT
// The generator of 4.3BSD; contract in random/ring.h.
#include "random/ring.h"

#include "base/bits.h"

// Exponents of the trinomials x^degree + x^separation + 1. Degree 0 is a congruential generator in
// one word.
static const struct {
    tn_u8 degree, separation;
} kinds[] = {{0, 0}, {7, 3}, {15, 1}, {31, 3}, {63, 1}};

static tn_u32 word(const struct random_data *r, unsigned i)
{
    return tn_load_u32(r->__state + 4 * (i + 1));
}
static void set_word(struct random_data *r, unsigned i, tn_u32 v)
{
    tn_store_u32(r->__state + 4 * (i + 1), v);
}

static void remember(struct random_data *r)
{
    if (r->__state)
        tn_store_u32(r->__state, r->__turn << 3 | r->__kind);
}

tn_u32 tn_ring_draw(struct random_data *r)
{
    const unsigned degree = kinds[r->__kind].degree, turn = r->__turn;
    if (!degree) {
        const tn_u32 next = (word(r, 0) * 1103515245 + 12345) & 0x7fffffff;
        set_word(r, 0, next);
        return next;
    }
    // `turn` is the ring's oldest word. The word that `separation` draws ago was made lies that far
    // behind it.
    unsigned recent = turn - kinds[r->__kind].separation;
    if (turn < kinds[r->__kind].separation)
        recent += degree;
    const tn_u32 next = word(r, turn) + word(r, recent);
    set_word(r, turn, next);
    r->__turn = turn + 1 == degree ? 0 : turn + 1;
    return next >> 1;
}

void tn_ring_seed(struct random_data *r, unsigned seed)
{
    const unsigned degree = kinds[r->__kind].degree;
    r->__turn = kinds[r->__kind].separation; // the first words count as the latest ones
    tn_s32 x = seed ? (tn_s32)seed : 1;
    set_word(r, 0, (tn_u32)x);
    for (unsigned i = 1; i < degree; i++) {
        // The minimal standard, x * 16807 mod 2^31 - 1 (Park and Miller 1988), of a signed seed.
        const tn_s64 v = (tn_s64)x * 16807 % 2147483647;
        x = (tn_s32)(v < 0 ? v + 2147483647 : v);
        set_word(r, i, (tn_u32)x);
    }
    for (unsigned i = 0; i < 10 * degree; i++)
        tn_ring_draw(r);
}

bool tn_ring_begin(struct random_data *r, unsigned seed, char *state, size_t size)
{
    if (!state || size < 8)
        return false;
    remember(r);
    r->__state = state;
    r->__kind = size < 32 ? 0 : size < 64 ? 1 : size < 128 ? 2 : size < 256 ? 3 : 4;
    tn_ring_seed(r, seed);
    remember(r);
    return true;
}

bool tn_ring_resume(struct random_data *r, char *state)
{
    remember(r); // it may be the same array
    const tn_u32 head = state ? tn_load_u32(state) : 7;
    const unsigned kind = head & 7, turn = head >> 3;
    if (kind >= tn_countof(kinds) || turn > kinds[kind].degree - (kind > 0))
        return false;
    *r = (struct random_data){state, kind, turn};
    return true;
}
