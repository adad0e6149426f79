// SPDX-License-Identifier: MIT
// random_r, srandom_r, initstate_r, setstate_r (random_r(3)): random's sequences from a generator
// of the caller's, which is zeros at first. No lock: one thread at a time. Return 0, or -1 and
// EINVAL for a null pointer, a state that is too small or none, and before initstate_r.
#include "base/errno.h"
#include "random/ring.h"
#include "random/sequences.h"

static int result(bool done) { return done ? 0 : (int)tn_ret(-EINVAL); }
static bool ready(const struct random_data *r) { return r && r->__state; }

int tn_random_r(struct random_data *restrict r, int *restrict out)
{
    const bool done = ready(r) && out;
    if (done)
        *out = (int)tn_ring_draw(r);
    return result(done);
}
TN_PUBLIC(random_r);

int tn_srandom_r(unsigned seed, struct random_data *r)
{
    const bool done = ready(r);
    if (done)
        tn_ring_seed(r, seed);
    return result(done);
}
TN_PUBLIC(srandom_r);

int tn_initstate_r(unsigned seed, char *restrict state, size_t size, struct random_data *restrict r)
{
    return result(r && tn_ring_begin(r, seed, state, size));
}
TN_PUBLIC(initstate_r);

int tn_setstate_r(char *restrict state, struct random_data *restrict r)
{
    return result(r && tn_ring_resume(r, state));
}
TN_PUBLIC(setstate_r);
