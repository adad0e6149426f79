/* SPDX-License-Identifier: MIT */
/* Wide characters (C23 7.31, POSIX.1-2024 <wchar.h>). */
#ifndef _WCHAR_H
#define _WCHAR_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_wchar_t
#define __TN_NEED_wint_t
#define __TN_NEED_mbstate_t
#define __TN_NEED_FILE
#if __TN_POSIX
#define __TN_NEED_va_list
#define __TN_NEED_locale_t
#endif
#if __TN_XSI
#define __TN_NEED_wctype_t
#endif
#include <bits/types.h>
#include <bits/null.h>
#include <bits/wchar_limits.h>

__TN_BEGIN_DECLS

#undef WEOF
#define WEOF 0xffffffffU

struct tm;

/* copying and concatenating */
wchar_t *wcscpy(wchar_t *__restrict, const wchar_t *__restrict);
wchar_t *wcsncpy(wchar_t *__restrict, const wchar_t *__restrict, size_t);
wchar_t *wcscat(wchar_t *__restrict, const wchar_t *__restrict);
wchar_t *wcsncat(wchar_t *__restrict, const wchar_t *__restrict, size_t);
wchar_t *wmemcpy(wchar_t *__restrict, const wchar_t *__restrict, size_t);
wchar_t *wmemmove(wchar_t *, const wchar_t *, size_t);
wchar_t *wmemset(wchar_t *, wchar_t, size_t);
#if __TN_POSIX
wchar_t *wcpcpy(wchar_t *__restrict, const wchar_t *__restrict);
wchar_t *wcpncpy(wchar_t *__restrict, const wchar_t *__restrict, size_t);
wchar_t *wcsdup(const wchar_t *);
#endif

/* comparing */
int wcscmp(const wchar_t *, const wchar_t *);
int wcsncmp(const wchar_t *, const wchar_t *, size_t);
int wcscoll(const wchar_t *, const wchar_t *);
size_t wcsxfrm(wchar_t *__restrict, const wchar_t *__restrict, size_t);
int wmemcmp(const wchar_t *, const wchar_t *, size_t);
#if __TN_POSIX
int wcscasecmp(const wchar_t *, const wchar_t *);
int wcsncasecmp(const wchar_t *, const wchar_t *, size_t);
int wcscasecmp_l(const wchar_t *, const wchar_t *, locale_t);
int wcsncasecmp_l(const wchar_t *, const wchar_t *, size_t, locale_t);
int wcscoll_l(const wchar_t *, const wchar_t *, locale_t);
size_t wcsxfrm_l(wchar_t *__restrict, const wchar_t *__restrict, size_t, locale_t);
#endif

/* searching and splitting */
size_t wcslen(const wchar_t *);
wchar_t *wcschr(const wchar_t *, wchar_t);
wchar_t *wcsrchr(const wchar_t *, wchar_t);
size_t wcsspn(const wchar_t *, const wchar_t *);
size_t wcscspn(const wchar_t *, const wchar_t *);
wchar_t *wcspbrk(const wchar_t *, const wchar_t *);
wchar_t *wcsstr(const wchar_t *__restrict, const wchar_t *__restrict);
wchar_t *wcswcs(const wchar_t *, const wchar_t *);
wchar_t *wcstok(wchar_t *__restrict, const wchar_t *__restrict, wchar_t **__restrict);
wchar_t *wmemchr(const wchar_t *, wchar_t, size_t);
#if __TN_POSIX
size_t wcsnlen(const wchar_t *, size_t);
#endif

/* numbers, time */
double wcstod(const wchar_t *__restrict, wchar_t **__restrict);
float wcstof(const wchar_t *__restrict, wchar_t **__restrict);
long double wcstold(const wchar_t *__restrict, wchar_t **__restrict);
long wcstol(const wchar_t *__restrict, wchar_t **__restrict, int);
unsigned long wcstoul(const wchar_t *__restrict, wchar_t **__restrict, int);
__extension__ long long wcstoll(const wchar_t *__restrict, wchar_t **__restrict, int);
__extension__ unsigned long long wcstoull(const wchar_t *__restrict, wchar_t **__restrict, int);
size_t wcsftime(wchar_t *__restrict, size_t, const wchar_t *__restrict,
                const struct tm *__restrict);
#if __TN_BSD
size_t wcsftime_l(wchar_t *__restrict, size_t, const wchar_t *__restrict,
                  const struct tm *__restrict, locale_t);
#endif

/* multibyte characters */
wint_t btowc(int);
int wctob(wint_t);
int mbsinit(const mbstate_t *);
size_t mbrlen(const char *__restrict, size_t, mbstate_t *__restrict);
size_t mbrtowc(wchar_t *__restrict, const char *__restrict, size_t, mbstate_t *__restrict);
size_t wcrtomb(char *__restrict, wchar_t, mbstate_t *__restrict);
size_t mbsrtowcs(wchar_t *__restrict, const char **__restrict, size_t, mbstate_t *__restrict);
size_t wcsrtombs(char *__restrict, const wchar_t **__restrict, size_t, mbstate_t *__restrict);
#if __TN_POSIX
size_t mbsnrtowcs(wchar_t *__restrict, const char **__restrict, size_t, size_t,
                  mbstate_t *__restrict);
size_t wcsnrtombs(char *__restrict, const wchar_t **__restrict, size_t, size_t,
                  mbstate_t *__restrict);
#endif

/* input and output */
wint_t fgetwc(FILE *);
wint_t getwc(FILE *);
wint_t getwchar(void);
wint_t ungetwc(wint_t, FILE *);
wchar_t *fgetws(wchar_t *__restrict, int, FILE *__restrict);
wint_t fputwc(wchar_t, FILE *);
wint_t putwc(wchar_t, FILE *);
wint_t putwchar(wchar_t);
int fputws(const wchar_t *__restrict, FILE *__restrict);
int fwide(FILE *, int);
int wprintf(const wchar_t *__restrict, ...);
int fwprintf(FILE *__restrict, const wchar_t *__restrict, ...);
int swprintf(wchar_t *__restrict, size_t, const wchar_t *__restrict, ...);
int vwprintf(const wchar_t *__restrict, __builtin_va_list);
int vfwprintf(FILE *__restrict, const wchar_t *__restrict, __builtin_va_list);
int vswprintf(wchar_t *__restrict, size_t, const wchar_t *__restrict, __builtin_va_list);
int wscanf(const wchar_t *__restrict, ...);
int fwscanf(FILE *__restrict, const wchar_t *__restrict, ...);
int swscanf(const wchar_t *__restrict, const wchar_t *__restrict, ...);
int vwscanf(const wchar_t *__restrict, __builtin_va_list);
int vfwscanf(FILE *__restrict, const wchar_t *__restrict, __builtin_va_list);
int vswscanf(const wchar_t *__restrict, const wchar_t *__restrict, __builtin_va_list);
#if __TN_POSIX
FILE *open_wmemstream(wchar_t **, size_t *);
#endif
#if __TN_BSD
size_t wcslcpy(wchar_t *__restrict, const wchar_t *__restrict, size_t);
size_t wcslcat(wchar_t *__restrict, const wchar_t *__restrict, size_t);
#endif
#if __TN_GNU
wchar_t *wcschrnul(const wchar_t *, wchar_t);
wchar_t *wmempcpy(wchar_t *__restrict, const wchar_t *__restrict, size_t);
#endif
#if __TN_GNU
wint_t fgetwc_unlocked(FILE *);
wchar_t *fgetws_unlocked(wchar_t *__restrict, int, FILE *__restrict);
wint_t fputwc_unlocked(wchar_t, FILE *);
int fputws_unlocked(const wchar_t *__restrict, FILE *__restrict);
wint_t getwc_unlocked(FILE *);
wint_t getwchar_unlocked(void);
wint_t putwc_unlocked(wchar_t, FILE *);
wint_t putwchar_unlocked(wchar_t);
#endif

/* properties */
#if __TN_XSI
int wcwidth(wchar_t);
int wcswidth(const wchar_t *, size_t);
wctype_t wctype(const char *);
int iswalnum(wint_t);
int iswalpha(wint_t);
int iswblank(wint_t);
int iswcntrl(wint_t);
int iswctype(wint_t, wctype_t);
int(iswdigit)(wint_t);
int iswgraph(wint_t);
int iswlower(wint_t);
int iswprint(wint_t);
int iswpunct(wint_t);
int iswspace(wint_t);
int iswupper(wint_t);
int iswxdigit(wint_t);
wint_t towlower(wint_t);
wint_t towupper(wint_t);
#endif

#if __TN_XSI && !defined(__cplusplus)
#undef iswdigit
#define iswdigit(c) (0 ? iswdigit(c) : (unsigned)(c) - '0' < 10)
#endif

__TN_END_DECLS

#endif
