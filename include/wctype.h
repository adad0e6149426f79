/* SPDX-License-Identifier: MIT */
/* Classification and mapping of wide characters (C23 7.32, POSIX.1-2024 <wctype.h>). */
#ifndef _WCTYPE_H
#define _WCTYPE_H

#include <features.h>
#define __TN_NEED_wint_t
#define __TN_NEED_wctype_t
#if __TN_POSIX
#define __TN_NEED_locale_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

typedef const int *wctrans_t;

#undef WEOF
#define WEOF 0xffffffffU

int iswalnum(wint_t);
int iswalpha(wint_t);
int iswblank(wint_t);
int iswcntrl(wint_t);
int(iswdigit)(wint_t);
int iswgraph(wint_t);
int iswlower(wint_t);
int iswprint(wint_t);
int iswpunct(wint_t);
int iswspace(wint_t);
int iswupper(wint_t);
int iswxdigit(wint_t);
int iswctype(wint_t, wctype_t);
wint_t towlower(wint_t);
wint_t towupper(wint_t);
wctype_t wctype(const char *);
wctrans_t wctrans(const char *);
wint_t towctrans(wint_t, wctrans_t);

#if __TN_POSIX
int iswalnum_l(wint_t, locale_t);
int iswalpha_l(wint_t, locale_t);
int iswblank_l(wint_t, locale_t);
int iswcntrl_l(wint_t, locale_t);
int iswctype_l(wint_t, wctype_t, locale_t);
int iswdigit_l(wint_t, locale_t);
int iswgraph_l(wint_t, locale_t);
int iswlower_l(wint_t, locale_t);
int iswprint_l(wint_t, locale_t);
int iswpunct_l(wint_t, locale_t);
int iswspace_l(wint_t, locale_t);
int iswupper_l(wint_t, locale_t);
int iswxdigit_l(wint_t, locale_t);
wint_t towctrans_l(wint_t, wctrans_t, locale_t);
wint_t towlower_l(wint_t, locale_t);
wint_t towupper_l(wint_t, locale_t);
wctrans_t wctrans_l(const char *, locale_t);
wctype_t wctype_l(const char *, locale_t);
#endif

#ifndef __cplusplus
#undef iswdigit
#define iswdigit(c) (0 ? iswdigit(c) : (unsigned)(c) - '0' < 10)
#endif

__TN_END_DECLS

#endif
