// SPDX-License-Identifier: MIT
// Classes by name (C23 7.32.2.2.2): a small number, 0 for an unknown name.
#include "locale/locale.h"
#include "locale/wide/classes.h"

// Does `name` stand at the beginning of `list`, with a NUL behind?
static bool equal(const char *name, const char *list)
{
    while (*name && *name == *list)
        name++, list++;
    return *name == *list;
}

wctype_t tn_wctype(const char *name)
{
    // In the order of enum tn_wide_class, from 1 on.
    static const char names[] =
        "alnum\0alpha\0blank\0cntrl\0digit\0graph\0lower\0print\0punct\0space\0upper\0xdigit\0";
    wctype_t class = 1;
    for (const char *p = names; *p; class ++) {
        if (equal(name, p))
            return class;
        while (*p++)
            ;
    }
    return 0;
}
TN_PUBLIC(wctype);

wctype_t tn_wctype_l(const char *name, locale_t) { return tn_wctype(name); }
TN_PUBLIC(wctype_l);
TN_PUBLIC_AS(__wctype_l, tn_wctype_l);
