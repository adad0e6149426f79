// SPDX-License-Identifier: MIT
// Mathematics, usable beside any libc. Every function is named as in C23 7.12 with the prefix tn_.
//
// For all of them: no state, no errno (math_errhandling is MATH_ERREXCEPT), safe in any thread and
// signal handler. Special values and the exceptions overflow, underflow, invalid and divide-by-zero
// are those of C23 Annex F; inexact may be raised by an exact result only where the comment says
// so. Error bounds are in units in the last place (ulp) of the result, in round to nearest; in the
// other modes at most 1.6. The suffixes f and l mean float and long double, as in C.
#ifndef TENON_MATH_H
#define TENON_MATH_H

#ifdef __cplusplus
extern "C" {
#endif

// Exact functions on the representation.
double tn_fabs(double x);
float tn_fabsf(float x);
long double tn_fabsl(long double x);
double tn_copysign(double x, double y);
float tn_copysignf(float x, float y);
long double tn_copysignl(long double x, long double y);
int tn_fpclassify(double x);
int tn_fpclassifyf(float x);
int tn_fpclassifyl(long double x);
int tn_signbit(double x);
int tn_signbitf(float x);
int tn_signbitl(long double x);
double tn_nan(const char *tag);
float tn_nanf(const char *tag);
long double tn_nanl(const char *tag);
double tn_frexp(double x, int *exp);
float tn_frexpf(float x, int *exp);
long double tn_frexpl(long double x, int *exp);
double tn_scalbn(double x, int n);
float tn_scalbnf(float x, int n);
long double tn_scalbnl(long double x, int n);
double tn_scalbln(double x, long n);
float tn_scalblnf(float x, long n);
long double tn_scalblnl(long double x, long n);
double tn_logb(double x);
float tn_logbf(float x);
long double tn_logbl(long double x);
int tn_ilogb(double x);
int tn_ilogbf(float x);
int tn_ilogbl(long double x);
double tn_fdim(double x, double y);
float tn_fdimf(float x, float y);
long double tn_fdiml(long double x, long double y);
double tn_fmax(double x, double y);
float tn_fmaxf(float x, float y);
long double tn_fmaxl(long double x, long double y);
double tn_fmin(double x, double y);
float tn_fminf(float x, float y);
long double tn_fminl(long double x, long double y);
double tn_nextafter(double x, double y);
float tn_nextafterf(float x, float y);
long double tn_nextafterl(long double x, long double y);
double tn_nexttoward(double x, long double y);
float tn_nexttowardf(float x, long double y);

// Rounding to integers. All but rint, lrint and llrint raise no inexact.
double tn_floor(double x);
float tn_floorf(float x);
long double tn_floorl(long double x);
double tn_ceil(double x);
float tn_ceilf(float x);
long double tn_ceill(long double x);
double tn_trunc(double x);
float tn_truncf(float x);
long double tn_truncl(long double x);
double tn_round(double x);
float tn_roundf(float x);
long double tn_roundl(long double x);
double tn_roundeven(double x);
float tn_roundevenf(float x);
long double tn_roundevenl(long double x);
double tn_rint(double x);
float tn_rintf(float x);
long double tn_rintl(long double x);
double tn_nearbyint(double x);
float tn_nearbyintf(float x);
long double tn_nearbyintl(long double x);
long tn_lrint(double x);
long tn_lrintf(float x);
long tn_lrintl(long double x);
long long tn_llrint(double x);
long long tn_llrintf(float x);
long long tn_llrintl(long double x);
long tn_lround(double x);
long tn_lroundf(float x);
long tn_lroundl(long double x);
long long tn_llround(double x);
long long tn_llroundf(float x);
long long tn_llroundl(long double x);
double tn_modf(double x, double *whole);
float tn_modff(float x, float *whole);
long double tn_modfl(long double x, long double *whole);

// Exact remainders, fused multiply-add, square root: correctly rounded in every mode.
double tn_fmod(double x, double y);
float tn_fmodf(float x, float y);
long double tn_fmodl(long double x, long double y);
double tn_remainder(double x, double y);
float tn_remainderf(float x, float y);
long double tn_remainderl(long double x, long double y);
double tn_remquo(double x, double y, int *quotient);
float tn_remquof(float x, float y, int *quotient);
long double tn_remquol(long double x, long double y, int *quotient);
double tn_fma(double x, double y, double z);
float tn_fmaf(float x, float y, float z);
long double tn_fmal(long double x, long double y, long double z);
double tn_sqrt(double x);
float tn_sqrtf(float x);
long double tn_sqrtl(long double x);

// What follows is compiled per instruction set level. Of the float functions those that are
// computed with few operations in double (expf, exp2f, logf, log2f, sinf, cosf, sincosf, powf) have
// an error below 0.501 ulp, all others are below 0.5000001.

// Exponential functions. exp, exp2, exp10: 0.51 ulp (exp2 of an integer is exact); expm1: 0.54.
double tn_exp(double x);
float tn_expf(float x);
double tn_exp2(double x);
float tn_exp2f(float x);
double tn_exp10(double x);
float tn_exp10f(float x);
double tn_expm1(double x);
float tn_expm1f(float x);

// Logarithms. log: 0.51 ulp; log2, log10, log1p: 0.52 (log2 of a power of two is exact).
double tn_log(double x);
float tn_logf(float x);
double tn_log2(double x);
float tn_log2f(float x);
double tn_log10(double x);
float tn_log10f(float x);
double tn_log1p(double x);
float tn_log1pf(float x);

// Trigonometric functions, accurate for every argument. sin, cos: 0.51 ulp; tan: 0.52.
double tn_sin(double x);
float tn_sinf(float x);
double tn_cos(double x);
float tn_cosf(float x);
double tn_tan(double x);
float tn_tanf(float x);
void tn_sincos(double x, double *sine, double *cosine);
void tn_sincosf(float x, float *sine, float *cosine);

// Inverse trigonometric functions. asin: 0.62 ulp; acos: 0.60; atan: 0.54; atan2: 0.55.
double tn_asin(double x);
float tn_asinf(float x);
double tn_acos(double x);
float tn_acosf(float x);
double tn_atan(double x);
float tn_atanf(float x);
double tn_atan2(double y, double x);
float tn_atan2f(float y, float x);

// Hyperbolic functions and their inverses. sinh: 0.54 ulp; tanh: 0.53; the others: 0.52.
double tn_sinh(double x);
float tn_sinhf(float x);
double tn_cosh(double x);
float tn_coshf(float x);
double tn_tanh(double x);
float tn_tanhf(float x);
double tn_asinh(double x);
float tn_asinhf(float x);
double tn_acosh(double x);
float tn_acoshf(float x);
double tn_atanh(double x);
float tn_atanhf(float x);

// Powers and roots. pow: 0.53 ulp; cbrt, hypot: 0.501.
double tn_pow(double x, double y);
float tn_powf(float x, float y);
double tn_cbrt(double x);
float tn_cbrtf(float x);
double tn_hypot(double x, double y);
float tn_hypotf(float x, float y);

#ifdef __cplusplus
}
#endif
#endif
