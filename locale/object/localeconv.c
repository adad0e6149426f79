// SPDX-License-Identifier: MIT
// Conventions for numbers and money (C23 7.11.2.1): those of the C locale, which all locales here
// have.
#include <limits.h>

#include "locale/locale.h"

#define NONE ((char *)"")

static const struct lconv conventions = {
    .decimal_point = (char *)".",
    .thousands_sep = NONE,
    .grouping = NONE,
    .int_curr_symbol = NONE,
    .currency_symbol = NONE,
    .mon_decimal_point = NONE,
    .mon_thousands_sep = NONE,
    .mon_grouping = NONE,
    .positive_sign = NONE,
    .negative_sign = NONE,
    // CHAR_MAX: not available
    .int_frac_digits = CHAR_MAX,
    .frac_digits = CHAR_MAX,
    .p_cs_precedes = CHAR_MAX,
    .p_sep_by_space = CHAR_MAX,
    .n_cs_precedes = CHAR_MAX,
    .n_sep_by_space = CHAR_MAX,
    .p_sign_posn = CHAR_MAX,
    .n_sign_posn = CHAR_MAX,
    .int_p_cs_precedes = CHAR_MAX,
    .int_p_sep_by_space = CHAR_MAX,
    .int_n_cs_precedes = CHAR_MAX,
    .int_n_sep_by_space = CHAR_MAX,
    .int_p_sign_posn = CHAR_MAX,
    .int_n_sign_posn = CHAR_MAX,
};

struct lconv *tn_localeconv(void) { return (struct lconv *)&conventions; }
TN_PUBLIC(localeconv);
