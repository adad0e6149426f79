/* SPDX-License-Identifier: MIT */
/* Integer types (C23 7.22). */
#ifndef _STDINT_H
#define _STDINT_H

#include <features.h>
#define __TN_NEED_int8_t
#define __TN_NEED_int16_t
#define __TN_NEED_int32_t
#define __TN_NEED_int64_t
#define __TN_NEED_uint8_t
#define __TN_NEED_uint16_t
#define __TN_NEED_uint32_t
#define __TN_NEED_uint64_t
#define __TN_NEED_intptr_t
#include <bits/types.h>

typedef signed char int_least8_t;
typedef short int_least16_t;
typedef int int_least32_t;
typedef long int_least64_t;
typedef unsigned char uint_least8_t;
typedef unsigned short uint_least16_t;
typedef unsigned int uint_least32_t;
typedef unsigned long uint_least64_t;

typedef signed char int_fast8_t;
typedef int int_fast16_t;
typedef int int_fast32_t;
typedef long int_fast64_t;
typedef unsigned char uint_fast8_t;
typedef unsigned int uint_fast16_t;
typedef unsigned int uint_fast32_t;
typedef unsigned long uint_fast64_t;

typedef unsigned long uintptr_t;
typedef long intmax_t;
typedef unsigned long uintmax_t;

#define INT8_MIN   (-128)
#define INT8_MAX   127
#define UINT8_MAX  255
#define INT16_MIN  (-32768)
#define INT16_MAX  32767
#define UINT16_MAX 65535
#define INT32_MIN  (-2147483647 - 1)
#define INT32_MAX  2147483647
#define UINT32_MAX 4294967295U
#define INT64_MIN  (-9223372036854775807L - 1)
#define INT64_MAX  9223372036854775807L
#define UINT64_MAX 18446744073709551615UL

#define INT_LEAST8_MIN   INT8_MIN
#define INT_LEAST8_MAX   INT8_MAX
#define UINT_LEAST8_MAX  UINT8_MAX
#define INT_LEAST16_MIN  INT16_MIN
#define INT_LEAST16_MAX  INT16_MAX
#define UINT_LEAST16_MAX UINT16_MAX
#define INT_LEAST32_MIN  INT32_MIN
#define INT_LEAST32_MAX  INT32_MAX
#define UINT_LEAST32_MAX UINT32_MAX
#define INT_LEAST64_MIN  INT64_MIN
#define INT_LEAST64_MAX  INT64_MAX
#define UINT_LEAST64_MAX UINT64_MAX

#define INT_FAST8_MIN   INT8_MIN
#define INT_FAST8_MAX   INT8_MAX
#define UINT_FAST8_MAX  UINT8_MAX
#define INT_FAST16_MIN  INT32_MIN
#define INT_FAST16_MAX  INT32_MAX
#define UINT_FAST16_MAX UINT32_MAX
#define INT_FAST32_MIN  INT32_MIN
#define INT_FAST32_MAX  INT32_MAX
#define UINT_FAST32_MAX UINT32_MAX
#define INT_FAST64_MIN  INT64_MIN
#define INT_FAST64_MAX  INT64_MAX
#define UINT_FAST64_MAX UINT64_MAX

#define INTPTR_MIN  INT64_MIN
#define INTPTR_MAX  INT64_MAX
#define UINTPTR_MAX UINT64_MAX
#define INTMAX_MIN  INT64_MIN
#define INTMAX_MAX  INT64_MAX
#define UINTMAX_MAX UINT64_MAX

#define PTRDIFF_MIN    INT64_MIN
#define PTRDIFF_MAX    INT64_MAX
#define SIZE_MAX       UINT64_MAX
#define SIG_ATOMIC_MIN INT32_MIN
#define SIG_ATOMIC_MAX INT32_MAX
#define WINT_MIN       0U
#define WINT_MAX       UINT32_MAX

#include <bits/wchar_limits.h>

#define INT8_C(c)    c
#define INT16_C(c)   c
#define INT32_C(c)   c
#define INT64_C(c)   c##L
#define UINT8_C(c)   c
#define UINT16_C(c)  c
#define UINT32_C(c)  c##U
#define UINT64_C(c)  c##UL
#define INTMAX_C(c)  c##L
#define UINTMAX_C(c) c##UL

#if __TN_C23
#define __STDC_VERSION_STDINT_H__ 202311L

#define INT8_WIDTH   8
#define UINT8_WIDTH  8
#define INT16_WIDTH  16
#define UINT16_WIDTH 16
#define INT32_WIDTH  32
#define UINT32_WIDTH 32
#define INT64_WIDTH  64
#define UINT64_WIDTH 64

#define INT_LEAST8_WIDTH   8
#define UINT_LEAST8_WIDTH  8
#define INT_LEAST16_WIDTH  16
#define UINT_LEAST16_WIDTH 16
#define INT_LEAST32_WIDTH  32
#define UINT_LEAST32_WIDTH 32
#define INT_LEAST64_WIDTH  64
#define UINT_LEAST64_WIDTH 64

#define INT_FAST8_WIDTH   8
#define UINT_FAST8_WIDTH  8
#define INT_FAST16_WIDTH  32
#define UINT_FAST16_WIDTH 32
#define INT_FAST32_WIDTH  32
#define UINT_FAST32_WIDTH 32
#define INT_FAST64_WIDTH  64
#define UINT_FAST64_WIDTH 64

#define INTPTR_WIDTH     64
#define UINTPTR_WIDTH    64
#define INTMAX_WIDTH     64
#define UINTMAX_WIDTH    64
#define PTRDIFF_WIDTH    64
#define SIZE_WIDTH       64
#define SIG_ATOMIC_WIDTH 32
#define WCHAR_WIDTH      32
#define WINT_WIDTH       32
#endif

#endif
