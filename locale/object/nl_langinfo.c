// SPDX-License-Identifier: MIT
// Strings of the locale by number (POSIX.1-2024 nl_langinfo; the C locale's values: 7.3). "" for an
// item that is none.
#include "locale/locale.h"
#include "time/names.h"

// The items of each category from index 0 on, a NUL behind each: no array of pointers, so no
// relocations.
static const char numeric[] = ".\0";
static const char dates[] = "AM\0PM\0"
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

static const char *date_item(unsigned index)
{
    if (index < 7)
        return tn_day_short[index];
    if (index < 14)
        return tn_day_names[index - 7];
    if (index < 26)
        return tn_month_short[index - 14];
    if (index < 38)
        return tn_month_names[index - 26];
    return pick(dates, sizeof dates, index - 38);
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
        return date_item(index);
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
