/* SPDX-License-Identifier: MIT */
/* Which declarations the headers show, and the few macros they are written with.
 *
 * A program asks for extensions with _POSIX_C_SOURCE, _XOPEN_SOURCE, _BSD_SOURCE or _GNU_SOURCE
 * (POSIX.1-2024 2.2.1, feature_test_macros(7)). _DEFAULT_SOURCE means _BSD_SOURCE, _ALL_SOURCE
 * means _GNU_SOURCE; a GNU dialect that asks for nothing gets _BSD_SOURCE and _XOPEN_SOURCE=700; a
 * strict ISO dialect gets ISO C alone. The levels nest: __TN_GNU implies __TN_BSD, that __TN_XSI,
 * that __TN_POSIX. */
#ifndef _FEATURES_H
#define _FEATURES_H

#if defined(_ALL_SOURCE) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE 1
#endif

#if defined(_DEFAULT_SOURCE) && !defined(_BSD_SOURCE)
#define _BSD_SOURCE 1
#endif

#if !defined(_POSIX_SOURCE) && !defined(_POSIX_C_SOURCE) && !defined(_XOPEN_SOURCE) && \
    !defined(_GNU_SOURCE) && !defined(_BSD_SOURCE) && !defined(__STRICT_ANSI__)
#define _BSD_SOURCE   1
#define _XOPEN_SOURCE 700
#endif

/* GNU extensions */
#if defined(_GNU_SOURCE)
#define __TN_GNU 1
#else
#define __TN_GNU 0
#endif

/* traditional BSD and SVID names */
#if __TN_GNU || defined(_BSD_SOURCE)
#define __TN_BSD 1
#else
#define __TN_BSD 0
#endif

/* the X/Open System Interfaces option of POSIX */
#if __TN_BSD || defined(_XOPEN_SOURCE)
#define __TN_XSI 1
#else
#define __TN_XSI 0
#endif

/* POSIX base */
#if __TN_XSI || defined(_POSIX_SOURCE) || defined(_POSIX_C_SOURCE)
#define __TN_POSIX 1
#else
#define __TN_POSIX 0
#endif

/* ISO C11 and C++11, C23 */
#if (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L) || \
    (defined(__cplusplus) && __cplusplus >= 201103L)
#define __TN_C11 1
#else
#define __TN_C11 0
#endif

#if defined(__STDC_VERSION__) && __STDC_VERSION__ > 201710L
#define __TN_C23 1
#else
#define __TN_C23 0
#endif

#ifdef __cplusplus
#define __TN_BEGIN_DECLS extern "C" {
#define __TN_END_DECLS   }
#else
#define __TN_BEGIN_DECLS
#define __TN_END_DECLS
#endif

#define __TN_NORETURN __attribute__((__noreturn__))

/* A format at parameter f, its arguments from parameter a on (0: a va_list). */
#define __TN_PRINTF(f, a) __attribute__((__format__(__printf__, f, a)))
#define __TN_SCANF(f, a)  __attribute__((__format__(__scanf__, f, a)))

#endif
