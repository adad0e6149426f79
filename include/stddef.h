/* SPDX-License-Identifier: MIT */
/* Common definitions (C23 7.21). */
#ifndef _STDDEF_H
#define _STDDEF_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_wchar_t
#include <bits/types.h>

#include <bits/null.h>

typedef long ptrdiff_t;

/* The strictest alignment of a scalar; the size is ABI. */
#if __TN_C11
typedef struct {
    __extension__ long long __ll;
    long double __ld;
} max_align_t;
#endif

#if __TN_C23
#define __STDC_VERSION_STDDEF_H__ 202311L
#define unreachable()             __builtin_unreachable()
#if __STDC_VERSION__ >= 202311L
typedef __typeof__(nullptr) nullptr_t;
#endif
#endif

#define offsetof(type, member) __builtin_offsetof(type, member)

#endif
