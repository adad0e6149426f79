// SPDX-License-Identifier: MIT
// The public names of one classification: f(c), f_l(c, locale), and __f_l, which older C++ runtimes
// import. `test` is an expression in the character c.
#pragma once

#include "base/ctype.h"
#include "locale/locale.h"
#include "locale/wide/unicode.h"

#define TN_ISW(f, test)                                      \
    int tn_##f(wint_t c) { return test; }                    \
    TN_PUBLIC(f);                                            \
    int tn_##f##_l(wint_t c, locale_t) { return tn_##f(c); } \
    TN_PUBLIC(f##_l);                                        \
    TN_PUBLIC_AS(__##f##_l, tn_##f##_l)
