/* SPDX-License-Identifier: MIT */
/* Unicode characters (C23 7.30). */
#ifndef _UCHAR_H
#define _UCHAR_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_mbstate_t
#include <bits/types.h>

__TN_BEGIN_DECLS

#ifndef __cplusplus
typedef unsigned short char16_t;
typedef unsigned int char32_t;
#elif __cplusplus < 201103L
typedef unsigned short char16_t;
typedef unsigned int char32_t;
#endif

#if __TN_C23
typedef unsigned char char8_t;
size_t mbrtoc8(char8_t *__restrict, const char *__restrict, size_t, mbstate_t *__restrict);
size_t c8rtomb(char *__restrict, char8_t, mbstate_t *__restrict);
#endif
size_t mbrtoc16(char16_t *__restrict, const char *__restrict, size_t, mbstate_t *__restrict);
size_t c16rtomb(char *__restrict, char16_t, mbstate_t *__restrict);
size_t mbrtoc32(char32_t *__restrict, const char *__restrict, size_t, mbstate_t *__restrict);
size_t c32rtomb(char *__restrict, char32_t, mbstate_t *__restrict);

__TN_END_DECLS

#endif
