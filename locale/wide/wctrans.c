// SPDX-License-Identifier: MIT
// Mappings by name (C23 7.32.3.2): wctrans names one, towctrans applies it. The type is a pointer
// by ABI; only its value counts.
#include <stdint.h>
#include <tenon/string.h>

#include "locale/locale.h"

static const int lower, upper;

wctrans_t tn_wctrans(const char *name)
{
    return !tn_strcmp(name, "tolower") ? &lower : !tn_strcmp(name, "toupper") ? &upper : nullptr;
}
TN_PUBLIC(wctrans);

wctrans_t tn_wctrans_l(const char *name, locale_t) { return tn_wctrans(name); }
TN_PUBLIC(wctrans_l);
TN_PUBLIC_AS(__wctrans_l, tn_wctrans_l);

wint_t tn_towctrans(wint_t c, wctrans_t mapping)
{
    return mapping == &lower ? tn_towlower(c) : mapping == &upper ? tn_towupper(c) : c;
}
TN_PUBLIC(towctrans);

wint_t tn_towctrans_l(wint_t c, wctrans_t mapping, locale_t) { return tn_towctrans(c, mapping); }
TN_PUBLIC(towctrans_l);
TN_PUBLIC_AS(__towctrans_l, tn_towctrans_l);
