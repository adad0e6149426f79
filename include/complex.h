/* SPDX-License-Identifier: MIT */
/* Complex arithmetic (C23 7.3). */
#ifndef _COMPLEX_H
#define _COMPLEX_H

#include <features.h>

__TN_BEGIN_DECLS

#define complex    _Complex
#define _Complex_I (__extension__ 1.0fi)
#define I          _Complex_I

_Complex double cacos(_Complex double);
_Complex float cacosf(_Complex float);
_Complex long double cacosl(_Complex long double);
_Complex double casin(_Complex double);
_Complex float casinf(_Complex float);
_Complex long double casinl(_Complex long double);
_Complex double catan(_Complex double);
_Complex float catanf(_Complex float);
_Complex long double catanl(_Complex long double);
_Complex double ccos(_Complex double);
_Complex float ccosf(_Complex float);
_Complex long double ccosl(_Complex long double);
_Complex double csin(_Complex double);
_Complex float csinf(_Complex float);
_Complex long double csinl(_Complex long double);
_Complex double ctan(_Complex double);
_Complex float ctanf(_Complex float);
_Complex long double ctanl(_Complex long double);
_Complex double cacosh(_Complex double);
_Complex float cacoshf(_Complex float);
_Complex long double cacoshl(_Complex long double);
_Complex double casinh(_Complex double);
_Complex float casinhf(_Complex float);
_Complex long double casinhl(_Complex long double);
_Complex double catanh(_Complex double);
_Complex float catanhf(_Complex float);
_Complex long double catanhl(_Complex long double);
_Complex double ccosh(_Complex double);
_Complex float ccoshf(_Complex float);
_Complex long double ccoshl(_Complex long double);
_Complex double csinh(_Complex double);
_Complex float csinhf(_Complex float);
_Complex long double csinhl(_Complex long double);
_Complex double ctanh(_Complex double);
_Complex float ctanhf(_Complex float);
_Complex long double ctanhl(_Complex long double);
_Complex double cexp(_Complex double);
_Complex float cexpf(_Complex float);
_Complex long double cexpl(_Complex long double);
_Complex double clog(_Complex double);
_Complex float clogf(_Complex float);
_Complex long double clogl(_Complex long double);
double cabs(_Complex double);
float cabsf(_Complex float);
long double cabsl(_Complex long double);
_Complex double cpow(_Complex double, _Complex double);
_Complex float cpowf(_Complex float, _Complex float);
_Complex long double cpowl(_Complex long double, _Complex long double);
_Complex double csqrt(_Complex double);
_Complex float csqrtf(_Complex float);
_Complex long double csqrtl(_Complex long double);
double carg(_Complex double);
float cargf(_Complex float);
long double cargl(_Complex long double);
double cimag(_Complex double);
float cimagf(_Complex float);
long double cimagl(_Complex long double);
_Complex double conj(_Complex double);
_Complex float conjf(_Complex float);
_Complex long double conjl(_Complex long double);
_Complex double cproj(_Complex double);
_Complex float cprojf(_Complex float);
_Complex long double cprojl(_Complex long double);
double creal(_Complex double);
float crealf(_Complex float);
long double creall(_Complex long double);

#ifndef __cplusplus
#define creal(z)  (__real__(double _Complex)(z))
#define crealf(z) (__real__(float _Complex)(z))
#define creall(z) (__real__(long double _Complex)(z))
#define cimag(z)  (__imag__(double _Complex)(z))
#define cimagf(z) (__imag__(float _Complex)(z))
#define cimagl(z) (__imag__(long double _Complex)(z))

#if __TN_C11
/* x + iy without the arithmetic that would spoil infinities, NaNs and the sign of zero */
#if defined(__clang__)
#define CMPLX(x, y)  (__extension__(double _Complex){(double)(x), (double)(y)})
#define CMPLXF(x, y) (__extension__(float _Complex){(float)(x), (float)(y)})
#define CMPLXL(x, y) (__extension__(long double _Complex){(long double)(x), (long double)(y)})
#else
#define CMPLX(x, y)  __builtin_complex((double)(x), (double)(y))
#define CMPLXF(x, y) __builtin_complex((float)(x), (float)(y))
#define CMPLXL(x, y) __builtin_complex((long double)(x), (long double)(y))
#endif
#endif
#endif

__TN_END_DECLS

#endif
