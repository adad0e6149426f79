// SPDX-License-Identifier: MIT
// The drand48 family with a generator of the caller's (drand48_r(3)): the same sequences, no lock.
// A generator of zeros has the standard parameters. All return 0.
#include "random/rand48.h"
#include "random/sequences.h"

int tn_erand48_r(unsigned short x[3], struct drand48_data *restrict d, double *restrict out)
{
    *out = tn_rand48_double(tn_rand48_step(d, x));
    return 0;
}
TN_PUBLIC(erand48_r);

int tn_nrand48_r(unsigned short x[3], struct drand48_data *restrict d, long *restrict out)
{
    *out = tn_rand48_31(tn_rand48_step(d, x));
    return 0;
}
TN_PUBLIC(nrand48_r);

int tn_jrand48_r(unsigned short x[3], struct drand48_data *restrict d, long *restrict out)
{
    *out = tn_rand48_s32(tn_rand48_step(d, x));
    return 0;
}
TN_PUBLIC(jrand48_r);

int tn_drand48_r(struct drand48_data *restrict d, double *restrict out)
{
    return tn_erand48_r(nullptr, d, out);
}
TN_PUBLIC(drand48_r);

int tn_lrand48_r(struct drand48_data *restrict d, long *restrict out)
{
    return tn_nrand48_r(nullptr, d, out);
}
TN_PUBLIC(lrand48_r);

int tn_mrand48_r(struct drand48_data *restrict d, long *restrict out)
{
    return tn_jrand48_r(nullptr, d, out);
}
TN_PUBLIC(mrand48_r);

int tn_srand48_r(long seed, struct drand48_data *d)
{
    tn_rand48_start(d, tn_rand48_seed(seed));
    return 0;
}
TN_PUBLIC(srand48_r);

int tn_seed48_r(unsigned short x[3], struct drand48_data *d)
{
    tn_rand48_exchange(d, x);
    return 0;
}
TN_PUBLIC(seed48_r);

int tn_lcong48_r(unsigned short p[7], struct drand48_data *d)
{
    tn_rand48_parameters(d, p);
    return 0;
}
TN_PUBLIC(lcong48_r);
