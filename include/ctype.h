/* SPDX-License-Identifier: MIT */
/* Classification and mapping of characters (C23 7.4, POSIX.1-2024 <ctype.h>). */
#ifndef _CTYPE_H
#define _CTYPE_H

#include <features.h>
#if __TN_POSIX
#define __TN_NEED_locale_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

int isalnum(int);
int isalpha(int);
int isblank(int);
int iscntrl(int);
int isdigit(int);
int isgraph(int);
int islower(int);
int isprint(int);
int ispunct(int);
int isspace(int);
int isupper(int);
int isxdigit(int);
int tolower(int);
int toupper(int);

#if __TN_POSIX
int isalnum_l(int, locale_t);
int isalpha_l(int, locale_t);
int isblank_l(int, locale_t);
int iscntrl_l(int, locale_t);
int isdigit_l(int, locale_t);
int isgraph_l(int, locale_t);
int islower_l(int, locale_t);
int isprint_l(int, locale_t);
int ispunct_l(int, locale_t);
int isspace_l(int, locale_t);
int isupper_l(int, locale_t);
int isxdigit_l(int, locale_t);
int tolower_l(int, locale_t);
int toupper_l(int, locale_t);
#endif

#if __TN_POSIX
int isascii(int);
int toascii(int);
#endif

#ifndef __cplusplus
#if __TN_POSIX
#define _tolower(c) ((c) | 0x20)
#define _toupper(c) ((c) & 0x5f)
#define isascii(c)  (0 ? isascii(c) : (unsigned)(c) < 128)
#endif

/* The locales of this library agree with ASCII on the bytes below 128 and have no other characters
 * of one byte, so that these need no table. The dead call keeps the argument's type checked. */
#define isalpha(c) (0 ? isalpha(c) : ((unsigned)(c) | 32) - 'a' < 26)
#define isdigit(c) (0 ? isdigit(c) : (unsigned)(c) - '0' < 10)
#define islower(c) (0 ? islower(c) : (unsigned)(c) - 'a' < 26)
#define isupper(c) (0 ? isupper(c) : (unsigned)(c) - 'A' < 26)
#define isprint(c) (0 ? isprint(c) : (unsigned)(c) - 32 < 95)
#define isgraph(c) (0 ? isgraph(c) : (unsigned)(c) - 33 < 94)
#endif

__TN_END_DECLS

#endif
