/* SPDX-License-Identifier: MIT */
/* Formatted error messages (err(3)). */
#ifndef _ERR_H
#define _ERR_H

#include <features.h>
#include <stdarg.h>

__TN_BEGIN_DECLS

void warn(const char *, ...) __TN_PRINTF(1, 2);
void warnx(const char *, ...) __TN_PRINTF(1, 2);
void vwarn(const char *, __builtin_va_list) __TN_PRINTF(1, 0);
void vwarnx(const char *, __builtin_va_list) __TN_PRINTF(1, 0);
__TN_NORETURN void err(int, const char *, ...) __TN_PRINTF(2, 3);
__TN_NORETURN void errx(int, const char *, ...) __TN_PRINTF(2, 3);
__TN_NORETURN void verr(int, const char *, __builtin_va_list) __TN_PRINTF(2, 0);
__TN_NORETURN void verrx(int, const char *, __builtin_va_list) __TN_PRINTF(2, 0);

__TN_END_DECLS

#endif
