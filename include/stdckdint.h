/* SPDX-License-Identifier: MIT */
/* Checked integer arithmetic (C23 7.20). The result is stored as if computed exactly and wrapped to
 * the type of *result; the macros return whether that changed its value. */
#ifndef _STDCKDINT_H
#define _STDCKDINT_H

#define __STDC_VERSION_STDCKDINT_H__ 202311L

#define ckd_add(result, a, b) __builtin_add_overflow(a, b, result)
#define ckd_sub(result, a, b) __builtin_sub_overflow(a, b, result)
#define ckd_mul(result, a, b) __builtin_mul_overflow(a, b, result)

#endif
