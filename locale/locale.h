// SPDX-License-Identifier: MIT
// The locale object, the current locale, and names of this package for library code.
//
// There are two locales. "C" (also "POSIX"): one byte is one character. "C.UTF-8": characters are
// UTF-8, all else as in "C". Any other name is refused, never silently treated as one of these
// (setlocale.c says what "" does).
#pragma once

#include <langinfo.h>
#include <locale.h>
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
