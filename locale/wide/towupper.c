// SPDX-License-Identifier: MIT
// The upper-case form of a character, by Unicode's simple mapping (C23 7.32.3.1).
#include "base/ctype.h"
#include "locale/locale.h"
#include "locale/wide/unicode.h"

wint_t tn_towupper(wint_t c)
{
    return c < 128 ? (wint_t)tn_toupper((int)c) : tn_unicode_to_upper(c);
}
TN_PUBLIC(towupper);

wint_t tn_towupper_l(wint_t c, locale_t) { return tn_towupper(c); }
TN_PUBLIC(towupper_l);
TN_PUBLIC_AS(__towupper_l, tn_towupper_l);
