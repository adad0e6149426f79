// SPDX-License-Identifier: MIT
// lrint, llrint: x rounded to an integer in the current mode; raises inexact if the value changes,
// invalid (alone) if the integer does not fit, the result is then what the processor's conversion
// gives. C23 7.12.9.5.
#include "math/internal/rounding.h"

long FP(lrint)(fp_t x)
{
#if defined(__x86_64__) && defined(TN_FP_double)
    long r;
    __asm__ volatile("cvtsd2si %1, %0" : "=r"(r) : "x"(x));
    return r;
#elif defined(__x86_64__) && defined(TN_FP_float)
    long r;
    __asm__ volatile("cvtss2si %1, %0" : "=r"(r) : "x"(x));
    return r;
#elif defined(__x86_64__)
    long r;
    __asm__ volatile("fistpll %0" : "=m"(r) : "t"(x) : "st");
    return r;
#elif defined(TN_FP_double)
    return __builtin_lrint(x);
#elif defined(TN_FP_float)
    return __builtin_lrintf(x);
#else
    fp_t r = fp_nearbyint(x);
    if (r >= -0x1p63L && r < 0x1p63L)
        r = fp_rint(x);
    return (long)r;
#endif
}
FP_PUBLIC(lrint);

FP_LONG_LONG(lrint);
