/* SPDX-License-Identifier: MIT */
/* Variable arguments (C23 7.16). */
#ifndef _STDARG_H
#define _STDARG_H

#include <features.h>
#define __TN_NEED_va_list
#include <bits/types.h>

#if __TN_C23
#define __STDC_VERSION_STDARG_H__ 202311L
#define va_start(ap, ...)         __builtin_va_start(ap, 0)
#else
#define va_start(ap, last) __builtin_va_start(ap, last)
#endif
#define va_arg(ap, type)  __builtin_va_arg(ap, type)
#define va_copy(dst, src) __builtin_va_copy(dst, src)
#define va_end(ap)        __builtin_va_end(ap)

#endif
