/* SPDX-License-Identifier: MIT */
/* Floating-point environment (C23 7.6). */
#ifndef _FENV_H
#define _FENV_H

#include <bits/fenv.h>
#include <features.h>

__TN_BEGIN_DECLS

#define FE_DFL_ENV ((const fenv_t *)-1)

int feclearexcept(int);
int feraiseexcept(int);
int fetestexcept(int);
int fegetexceptflag(fexcept_t *, int);
int fesetexceptflag(const fexcept_t *, int);
int fegetround(void);
int fesetround(int);
int fegetenv(fenv_t *);
int feholdexcept(fenv_t *);
int fesetenv(const fenv_t *);
int feupdateenv(const fenv_t *);

#if __TN_C23
int fesetexcept(int);
int fetestexceptflag(const fexcept_t *, int);
#endif
#if __TN_GNU
int feenableexcept(int);
int fedisableexcept(int);
int fegetexcept(void);
#endif

__TN_END_DECLS

#endif
