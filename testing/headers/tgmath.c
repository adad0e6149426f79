// SPDX-License-Identifier: MIT
// The types that the macros of <tgmath.h> select (C23 7.27). Nothing is evaluated.
#include "case.h"
#include <tgmath.h>

#define IS(type, expression)                                                      \
    CHECK(_Generic((expression), type: 1, default: 0), "not " #type ", size %zu", \
          sizeof(expression))

int main(void)
{
    float f = 1;
    double d = 1;
    long double l = 1;
    int i = 1;
    const float cf = 1;
    float complex fz = 1;
    double complex dz = 1;
    long double complex lz = 1;
    int e;

    IS(float, sqrt(f));
    IS(double, sqrt(d));
    IS(long double, sqrt(l));
    IS(double, sqrt(i)); // an integer counts as double
    IS(double, sqrt(1L));
    IS(float, sqrt(cf)); // qualifiers do not count
    IS(float complex, sqrt(fz));
    IS(double complex, sin(dz));
    IS(long double complex, exp(lz));

    IS(float, pow(f, f));
    IS(double, pow(f, i));
    IS(double, pow(f, d));
    IS(long double, pow(i, l));
    IS(float complex, pow(f, fz));
    IS(double complex, pow(i, fz));
    IS(long double complex, pow(dz, l));

    IS(float, fabs(fz));
    IS(double, fabs(dz));
    IS(float, fabs(f));
    IS(float, carg(f));
    IS(double, creal(dz));
    IS(double, cimag(i));
    IS(float complex, conj(f));
    IS(double complex, cproj(i));
    IS(long double complex, conj(lz));

    IS(float, fma(f, f, f));
    IS(double, fma(f, f, i));
    IS(long double, fma(f, d, l));
    IS(float, frexp(f, &e));
    IS(float, ldexp(f, 3));
    IS(float, nexttoward(f, l)); // the second argument is always long double
    IS(long double, nextafter(f, l));
    IS(long, lrint(f));
    IS(long long, llround(l));
    IS(int, ilogb(l));
    IS(double, remquo(i, f, &e));

    // the macros call what they select
    CHECK(fabs(-1.5f) == 1.5f && fabs(-2) == 2.0, "value");
    CHECK(copysign(3, -0.0f) == -3.0, "value");
    (void)dz, (void)lz, (void)e;
    DONE();
}
