// SPDX-License-Identifier: MIT
// Whether a character is in a class that wctype named (C23 7.32.2.2.1); in none for another value.
#include "locale/locale.h"
#include "locale/wide/classes.h"

int tn_iswctype(wint_t c, wctype_t class)
{
    switch (class) {
    case TN_ALNUM:
        return tn_iswalnum(c);
    case TN_ALPHA:
        return tn_iswalpha(c);
    case TN_BLANK:
        return tn_iswblank(c);
    case TN_CNTRL:
        return tn_iswcntrl(c);
    case TN_DIGIT:
        return tn_iswdigit(c);
    case TN_GRAPH:
        return tn_iswgraph(c);
    case TN_LOWER:
        return tn_iswlower(c);
    case TN_PRINT:
        return tn_iswprint(c);
    case TN_PUNCT:
        return tn_iswpunct(c);
    case TN_SPACE:
        return tn_iswspace(c);
    case TN_UPPER:
        return tn_iswupper(c);
    case TN_XDIGIT:
        return tn_iswxdigit(c);
    default:
        return 0;
    }
}
TN_PUBLIC(iswctype);

int tn_iswctype_l(wint_t c, wctype_t class, locale_t) { return tn_iswctype(c, class); }
TN_PUBLIC(iswctype_l);
TN_PUBLIC_AS(__iswctype_l, tn_iswctype_l);
