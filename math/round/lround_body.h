// SPDX-License-Identifier: MIT
// lround, llround: the nearest integer, halves away from zero; raises invalid if it does not fit,
// never inexact. C23 7.12.9.7.
#include "math/internal/integral.h"

// What does not fit is left to the conversion instruction of the processor, which raises invalid as
// Annex F.10.6.7 asks; to the language the cast is undefined, so its check is off here.
__attribute__((no_sanitize("float-cast-overflow"))) long FP(lround)(fp_t x)
{
#if defined(__aarch64__) && defined(TN_FP_double)
    return __builtin_lround(x);
#elif defined(__aarch64__) && defined(TN_FP_float)
    return __builtin_lroundf(x);
#else
    return (long)fp_integral(x, TN_TIES_AWAY);
#endif
}
FP_PUBLIC(lround);
FP_LONG_LONG(lround);
