// SPDX-License-Identifier: MIT
// The external definitions and public names of one function of base/ctype.h: `f`, `f_l`, and
// `__f_l`, which older C++ runtimes import. Byte classes do not depend on the locale, so the locale
// argument is not looked at.
#pragma once

#include "base/ctype.h"

#define TN_CTYPE_PUBLIC(f)                                \
    extern inline int tn_##f(int);                        \
    TN_PUBLIC(f);                                         \
    TN_NAME(f##_l);                                       \
    int tn_##f##_l(int c, locale_t) { return tn_##f(c); } \
    TN_PUBLIC(f##_l);                                     \
    TN_PUBLIC_AS(__##f##_l, tn_##f##_l)
