// SPDX-License-Identifier: MIT
// Messages with a number (POSIX.1-2024 ngettext); see gettext.c. Untranslated ones have the two
// forms of English.
#include <libintl.h>

#include "base/tn.h"

static char *choose(const char *one, const char *many, unsigned long n)
{
    return (char *)(n == 1 ? one : many);
}

TN_NAME(ngettext);
char *tn_ngettext(const char *one, const char *many, unsigned long n)
{
    return choose(one, many, n);
}
TN_PUBLIC(ngettext);

TN_NAME(dngettext);
char *tn_dngettext(const char *, const char *one, const char *many, unsigned long n)
{
    return choose(one, many, n);
}
TN_PUBLIC(dngettext);

TN_NAME(dcngettext);
char *tn_dcngettext(const char *, const char *one, const char *many, unsigned long n, int)
{
    return choose(one, many, n);
}
TN_PUBLIC(dcngettext);
