/* SPDX-License-Identifier: MIT */
/* The range of wchar_t (unsigned on aarch64), for <stdint.h> and <wchar.h>. */
#ifndef _BITS_WCHAR_LIMITS_H
#define _BITS_WCHAR_LIMITS_H

#ifdef __WCHAR_UNSIGNED__
#define WCHAR_MIN 0U
#define WCHAR_MAX 4294967295U
#else
#define WCHAR_MIN (-2147483647 - 1)
#define WCHAR_MAX 2147483647
#endif

#endif
