/* SPDX-License-Identifier: MIT */
/* Type-generic mathematics (C23 7.27): a macro calls the function for the type of its arguments,
 * where an integer counts as double. */
#ifndef _TGMATH_H
#define _TGMATH_H

#include <complex.h>
#include <math.h>

#ifndef __cplusplus

/* one argument, real functions only */
#define __TN_REAL(fn, x) __extension__ _Generic((x), float: fn##f, long double: fn##l, default: fn)

/* one argument, real or complex functions */
#define __TN_BOTH(fn, cfn, x)         \
    __extension__ _Generic((x),       \
        float: fn##f,                 \
        long double: fn##l,           \
        float _Complex: cfn##f,       \
        double _Complex: cfn,         \
        long double _Complex: cfn##l, \
        default: fn)

/* complex functions only, of a real or complex argument */
#define __TN_COMPLEX(cfn, x)          \
    __extension__ _Generic((x),       \
        float: cfn##f,                \
        long double: cfn##l,          \
        float _Complex: cfn##f,       \
        long double _Complex: cfn##l, \
        default: cfn)

/* An expression, not evaluated, of the type an argument counts as; the type of a sum of them
 * selects the function. */
#define __TN_KIND(x)                                   \
    __extension__ _Generic((x),                        \
        float: 0.0F,                                   \
        long double: 0.0L,                             \
        float _Complex: (float _Complex)0,             \
        double _Complex: (double _Complex)0,           \
        long double _Complex: (long double _Complex)0, \
        default: 0.0)
#define __TN_REAL2(fn, x, y)      __TN_REAL(fn, __TN_KIND(x) + __TN_KIND(y))
#define __TN_REAL3(fn, x, y, z)   __TN_REAL(fn, __TN_KIND(x) + __TN_KIND(y) + __TN_KIND(z))
#define __TN_BOTH2(fn, cfn, x, y) __TN_BOTH(fn, cfn, __TN_KIND(x) + __TN_KIND(y))

#define acos(x)   __TN_BOTH(acos, cacos, x)(x)
#define acosh(x)  __TN_BOTH(acosh, cacosh, x)(x)
#define asin(x)   __TN_BOTH(asin, casin, x)(x)
#define asinh(x)  __TN_BOTH(asinh, casinh, x)(x)
#define atan(x)   __TN_BOTH(atan, catan, x)(x)
#define atanh(x)  __TN_BOTH(atanh, catanh, x)(x)
#define cos(x)    __TN_BOTH(cos, ccos, x)(x)
#define cosh(x)   __TN_BOTH(cosh, ccosh, x)(x)
#define exp(x)    __TN_BOTH(exp, cexp, x)(x)
#define fabs(x)   __TN_BOTH(fabs, cabs, x)(x)
#define log(x)    __TN_BOTH(log, clog, x)(x)
#define pow(x, y) __TN_BOTH2(pow, cpow, x, y)(x, y)
#define sin(x)    __TN_BOTH(sin, csin, x)(x)
#define sinh(x)   __TN_BOTH(sinh, csinh, x)(x)
#define sqrt(x)   __TN_BOTH(sqrt, csqrt, x)(x)
#define tan(x)    __TN_BOTH(tan, ctan, x)(x)
#define tanh(x)   __TN_BOTH(tanh, ctanh, x)(x)

#define carg(x)  __TN_COMPLEX(carg, x)(x)
#define conj(x)  __TN_COMPLEX(conj, x)(x)
#define cproj(x) __TN_COMPLEX(cproj, x)(x)
#undef cimag
#undef creal
#define cimag(x) __TN_COMPLEX(cimag, x)(x)
#define creal(x) __TN_COMPLEX(creal, x)(x)

#define atan2(x, y)      __TN_REAL2(atan2, x, y)(x, y)
#define cbrt(x)          __TN_REAL(cbrt, x)(x)
#define ceil(x)          __TN_REAL(ceil, x)(x)
#define copysign(x, y)   __TN_REAL2(copysign, x, y)(x, y)
#define erf(x)           __TN_REAL(erf, x)(x)
#define erfc(x)          __TN_REAL(erfc, x)(x)
#define exp2(x)          __TN_REAL(exp2, x)(x)
#define expm1(x)         __TN_REAL(expm1, x)(x)
#define fdim(x, y)       __TN_REAL2(fdim, x, y)(x, y)
#define floor(x)         __TN_REAL(floor, x)(x)
#define fma(x, y, z)     __TN_REAL3(fma, x, y, z)(x, y, z)
#define fmax(x, y)       __TN_REAL2(fmax, x, y)(x, y)
#define fmin(x, y)       __TN_REAL2(fmin, x, y)(x, y)
#define fmod(x, y)       __TN_REAL2(fmod, x, y)(x, y)
#define frexp(x, e)      __TN_REAL(frexp, x)(x, e)
#define hypot(x, y)      __TN_REAL2(hypot, x, y)(x, y)
#define ilogb(x)         __TN_REAL(ilogb, x)(x)
#define ldexp(x, e)      __TN_REAL(ldexp, x)(x, e)
#define lgamma(x)        __TN_REAL(lgamma, x)(x)
#define llrint(x)        __TN_REAL(llrint, x)(x)
#define llround(x)       __TN_REAL(llround, x)(x)
#define log10(x)         __TN_REAL(log10, x)(x)
#define log1p(x)         __TN_REAL(log1p, x)(x)
#define log2(x)          __TN_REAL(log2, x)(x)
#define logb(x)          __TN_REAL(logb, x)(x)
#define lrint(x)         __TN_REAL(lrint, x)(x)
#define lround(x)        __TN_REAL(lround, x)(x)
#define nearbyint(x)     __TN_REAL(nearbyint, x)(x)
#define nextafter(x, y)  __TN_REAL2(nextafter, x, y)(x, y)
#define nexttoward(x, y) __TN_REAL(nexttoward, x)(x, y)
#define remainder(x, y)  __TN_REAL2(remainder, x, y)(x, y)
#define remquo(x, y, q)  __TN_REAL2(remquo, x, y)(x, y, q)
#define rint(x)          __TN_REAL(rint, x)(x)
#define round(x)         __TN_REAL(round, x)(x)
#define scalbln(x, e)    __TN_REAL(scalbln, x)(x, e)
#define scalbn(x, e)     __TN_REAL(scalbn, x)(x, e)
#define tgamma(x)        __TN_REAL(tgamma, x)(x)
#define trunc(x)         __TN_REAL(trunc, x)(x)

#endif

#endif
