// SPDX-License-Identifier: MIT
// Strings of the locale by number (POSIX.1-2024 nl_langinfo; the C locale's values: 7.3). "" for an
// item that is none.
#include "locale/locale.h"

// The items of each category from index 0 on, a NUL behind each: no array of pointers, so no
// relocations.
static const char numeric[] = ".\0";
static const char time[] = "Sun\0Mon\0Tue\0Wed\0Thu\0Fri\0Sat\0"
                           "Sunday\0Monday\0Tuesday\0Wednesday\0Thursday\0Friday\0Saturday\0"
                           "Jan\0Feb\0Mar\0Apr\0May\0Jun\0Jul\0Aug\0Sep\0Oct\0Nov\0Dec\0"
                           "January\0February\0March\0April\0May\0June\0July\0August\0September\0Oc"
                           "tober\0November\0December\0"
                           "AM\0PM\0"
                           "%a %b %e %H:%M:%S %Y\0%m/%d/%y\0%H:%M:%S\0%I:%M:%S %p\0"
                           "\0\0\0\0\0";
static const char messages[] = "^[yY]\0^[nN]\0\0";

// Item number `index` of a category, or its empty end.
static const char *pick(const char *items, size_t size, unsigned index)
{
    const char *end = items + size - 1;
    for (; index && items < end; index--)
        while (*items++)
            ;
    return items < end ? items : end;
}

static const char *item_of(nl_item item, const struct __locale_struct *l)
{
    unsigned category = (unsigned)item >> 16, index = item & 0xffff;
    if (index == 0xffff && category < LC_ALL)
        return tn_locale_name(l, (int)category);
    switch (category) {
    case LC_CTYPE:
        return item == CODESET ? l->utf8 ? "UTF-8" : "ASCII" : "";
    case LC_NUMERIC:
        return pick(numeric, sizeof numeric, index);
    case LC_TIME:
        return pick(time, sizeof time, index);
    case LC_MONETARY:
        return item == CRNCYSTR ? "-" : "";
    case LC_MESSAGES:
        return pick(messages, sizeof messages, index);
    default:
        return "";
    }
}

char *tn_nl_langinfo(nl_item item) { return (char *)item_of(item, tn_locale()); }
TN_PUBLIC(nl_langinfo);
TN_PUBLIC_AS(__nl_langinfo, tn_nl_langinfo);

char *tn_nl_langinfo_l(nl_item item, locale_t l) { return (char *)item_of(item, tn_locale_of(l)); }
TN_PUBLIC(nl_langinfo_l);
TN_PUBLIC_AS(__nl_langinfo_l, tn_nl_langinfo_l);
