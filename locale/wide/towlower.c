// SPDX-License-Identifier: MIT
// The lower-case form of a character, by Unicode's simple mapping (C23 7.32.3.1).
#include "base/ctype.h"
#include "locale/locale.h"
#include "locale/wide/unicode.h"

wint_t tn_towlower(wint_t c)
{
    return c < 128 ? (wint_t)tn_tolower((int)c) : tn_unicode_to_lower(c);
}
TN_PUBLIC(towlower);

wint_t tn_towlower_l(wint_t c, locale_t) { return tn_towlower(c); }
TN_PUBLIC(towlower_l);
TN_PUBLIC_AS(__towlower_l, tn_towlower_l);
