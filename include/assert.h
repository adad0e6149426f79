/* SPDX-License-Identifier: MIT */
/* Diagnostics (C23 7.2). Without an include guard: each inclusion redefines assert according to
 * NDEBUG. */
#include <features.h>

#undef assert
#if __TN_C23
#ifdef NDEBUG
#define assert(...) ((void)0)
#else
/* variadic, so that a compound literal may contain commas */
#define assert(...) \
    ((void)((__VA_ARGS__) || (__assert_fail(#__VA_ARGS__, __FILE__, __LINE__, __func__), 0)))
#endif
#else
#ifdef NDEBUG
#define assert(expr) ((void)0)
#else
#define assert(expr) ((void)((expr) || (__assert_fail(#expr, __FILE__, __LINE__, __TN_FUNC), 0)))
#endif
#endif

/* C89 and C++98 have no __func__ but the compilers do */
#ifndef __TN_FUNC
#define __TN_FUNC __extension__ __func__
#endif

#if __TN_C11 && !__TN_C23 && !defined(__cplusplus) && !defined(static_assert)
#define static_assert _Static_assert
#endif

__TN_BEGIN_DECLS
__TN_NORETURN void __assert_fail(const char *, const char *, int, const char *);
__TN_END_DECLS
