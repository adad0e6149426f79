/* SPDX-License-Identifier: MIT */
/* Localization (C23 7.11, POSIX.1-2024 <locale.h>). */
#ifndef _LOCALE_H
#define _LOCALE_H

#include <features.h>
#if __TN_POSIX
#define __TN_NEED_locale_t
#endif
#include <bits/types.h>
#include <bits/null.h>

__TN_BEGIN_DECLS

#define LC_CTYPE    0
#define LC_NUMERIC  1
#define LC_TIME     2
#define LC_COLLATE  3
#define LC_MONETARY 4
#define LC_MESSAGES 5
#define LC_ALL      6

#if __TN_POSIX
#define LC_GLOBAL_LOCALE ((locale_t) - 1)
#define LC_CTYPE_MASK    0x1
#define LC_NUMERIC_MASK  0x2
#define LC_TIME_MASK     0x4
#define LC_COLLATE_MASK  0x8
#define LC_MONETARY_MASK 0x10
#define LC_MESSAGES_MASK 0x20
#define LC_ALL_MASK      0x7fffffff
#endif

struct lconv {
    char *decimal_point;
    char *thousands_sep;
    char *grouping;

    char *int_curr_symbol;
    char *currency_symbol;
    char *mon_decimal_point;
    char *mon_thousands_sep;
    char *mon_grouping;
    char *positive_sign;
    char *negative_sign;
    char int_frac_digits;
    char frac_digits;
    char p_cs_precedes;
    char p_sep_by_space;
    char n_cs_precedes;
    char n_sep_by_space;
    char p_sign_posn;
    char n_sign_posn;
    char int_p_cs_precedes;
    char int_p_sep_by_space;
    char int_n_cs_precedes;
    char int_n_sep_by_space;
    char int_p_sign_posn;
    char int_n_sign_posn;
};

char *setlocale(int, const char *);
struct lconv *localeconv(void);
#if __TN_POSIX
locale_t newlocale(int, const char *, locale_t);
locale_t duplocale(locale_t);
locale_t uselocale(locale_t);
void freelocale(locale_t);
#endif

__TN_END_DECLS

#endif
