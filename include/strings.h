/* SPDX-License-Identifier: MIT */
/* Further string operations (POSIX.1-2024 <strings.h>, bstring(3)). */
#ifndef _STRINGS_H
#define _STRINGS_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_locale_t
#include <bits/types.h>

__TN_BEGIN_DECLS

int strcasecmp(const char *, const char *);
int strncasecmp(const char *, const char *, size_t);
int strcasecmp_l(const char *, const char *, locale_t);
int strncasecmp_l(const char *, const char *, size_t, locale_t);
#if __TN_XSI
int ffs(int);
int ffsl(long);
__extension__ int ffsll(long long);
#endif

/* removed from POSIX in 2008 */
#if __TN_BSD
int bcmp(const void *, const void *, size_t);
void bcopy(const void *, void *, size_t);
void bzero(void *, size_t);
char *index(const char *, int);
char *rindex(const char *, int);
#endif

__TN_END_DECLS

#endif
