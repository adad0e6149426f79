// SPDX-License-Identifier: MIT
// The locale object, the current locale, and names of this package for library code.
//
// There are two locales. "C" (also "POSIX"): one byte is one character. "C.UTF-8": characters are
// UTF-8, all else as in "C". Any other name is refused, never silently treated as one of these
// (setlocale.c says what "" does).
#pragma once

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>

#include "base/tcb.h"
#include "base/tn.h"

// What one category of a locale is made of.
struct tn_locale_part {
    const char *name;
    bool utf8; // LC_CTYPE: the encoding
};
TN_HIDDEN extern const struct tn_locale_part tn_locale_c, tn_locale_c_utf8;

// All zero is the locale "C", so the global one needs no relocation before it is changed.
struct __locale_struct {
    bool utf8; // of part[LC_CTYPE], here because every conversion asks
    const struct tn_locale_part *part[LC_ALL]; // null: "C"
};
TN_HIDDEN extern struct __locale_struct tn_global_locale;

// The calling thread's locale.
static inline const struct __locale_struct *tn_locale(void)
{
    const struct __locale_struct *l = tn_self()->locale;
    return l ? l : &tn_global_locale;
}

static inline const char *tn_locale_name(const struct __locale_struct *l, int category)
{
    return l->part[category] ? l->part[category]->name : tn_locale_c.name;
}

static inline void tn_locale_set(struct __locale_struct *l, int category,
                                 const struct tn_locale_part *part)
{
    l->part[category] = part;
    if (category == LC_CTYPE)
        l->utf8 = part && part->utf8;
}

// The part that a name means in a category, or null for a locale that is not there.
TN_HIDDEN const struct tn_locale_part *tn_locale_find(int category, const char *name);

// The locale that a locale_t names for the *_l functions and for duplocale.
static inline const struct __locale_struct *tn_locale_of(locale_t l)
{
    return l == LC_GLOBAL_LOCALE ? &tn_global_locale : l;
}

TN_NAME(setlocale);
TN_NAME(localeconv);
TN_NAME(newlocale);
TN_NAME(duplocale);
TN_NAME(freelocale);
TN_NAME(uselocale);
TN_NAME(nl_langinfo);
TN_NAME(nl_langinfo_l);

// multibyte/
TN_NAME(btowc);
TN_NAME(c16rtomb);
TN_NAME(c32rtomb);
TN_NAME(c8rtomb);
TN_NAME(mblen);
TN_NAME(mbrlen);
TN_NAME(mbrtoc16);
TN_NAME(mbrtoc32);
TN_NAME(mbrtoc8);
TN_NAME(mbrtowc);
TN_NAME(mbsinit);
TN_NAME(mbsnrtowcs);
TN_NAME(mbsrtowcs);
TN_NAME(mbstowcs);
TN_NAME(mbtowc);
TN_NAME(wcrtomb);
TN_NAME(wcsnrtombs);
TN_NAME(wcsrtombs);
TN_NAME(wcstombs);
TN_NAME(wctob);
TN_NAME(wctomb);

// wide/
TN_NAME(iswalnum);
TN_NAME(iswalnum_l);
TN_NAME(iswalpha);
TN_NAME(iswalpha_l);
TN_NAME(iswblank);
TN_NAME(iswblank_l);
TN_NAME(iswcntrl);
TN_NAME(iswcntrl_l);
TN_NAME(iswctype);
TN_NAME(iswctype_l);
TN_NAME(iswdigit);
TN_NAME(iswdigit_l);
TN_NAME(iswgraph);
TN_NAME(iswgraph_l);
TN_NAME(iswlower);
TN_NAME(iswlower_l);
TN_NAME(iswprint);
TN_NAME(iswprint_l);
TN_NAME(iswpunct);
TN_NAME(iswpunct_l);
TN_NAME(iswspace);
TN_NAME(iswspace_l);
TN_NAME(iswupper);
TN_NAME(iswupper_l);
TN_NAME(iswxdigit);
TN_NAME(iswxdigit_l);
TN_NAME(towctrans);
TN_NAME(towctrans_l);
TN_NAME(towlower);
TN_NAME(towlower_l);
TN_NAME(towupper);
TN_NAME(towupper_l);
TN_NAME(wctrans);
TN_NAME(wctrans_l);
TN_NAME(wctype);
TN_NAME(wctype_l);
TN_NAME(wcswidth);
TN_NAME(wcwidth);

// string/
TN_NAME(wcpcpy);
TN_NAME(wcpncpy);
TN_NAME(wcscasecmp);
TN_NAME(wcscasecmp_l);
TN_NAME(wcscat);
TN_NAME(wcschr);
TN_NAME(wcscmp);
TN_NAME(wcscoll);
TN_NAME(wcscoll_l);
TN_NAME(wcscpy);
TN_NAME(wcscspn);
TN_NAME(wcsdup);
TN_NAME(wcslen);
TN_NAME(wcsncasecmp);
TN_NAME(wcsncasecmp_l);
TN_NAME(wcsncat);
TN_NAME(wcsncmp);
TN_NAME(wcsncpy);
TN_NAME(wcsnlen);
TN_NAME(wcspbrk);
TN_NAME(wcsrchr);
TN_NAME(wcsspn);
TN_NAME(wcsstr);
TN_NAME(wcstok);
TN_NAME(wcsxfrm);
TN_NAME(wcsxfrm_l);
TN_NAME(wmemchr);
TN_NAME(wmemcmp);
TN_NAME(wmemcpy);
TN_NAME(wmemmove);
TN_NAME(wmemset);
TN_NAME(wmempcpy);
TN_NAME(wcschrnul);
TN_NAME(wcslcpy);
TN_NAME(wcslcat);
