// SPDX-License-Identifier: MIT
// strncasecmp and strncasecmp_l (POSIX.1-2024 <strings.h>): at most n bytes of strcasecmp.
#include <strings.h>
#include <tenon/string.h>

#include "string/internal/fold.h"

int tn_strncasecmp(const char *a, const char *b, size_t n) { return tn_compare_folded(a, b, n); }
TN_PUBLIC(strncasecmp);

TN_NAME(strncasecmp_l);
int tn_strncasecmp_l(const char *a, const char *b, size_t n, locale_t locale)
{
    return tn_strncasecmp(a, b, n);
}
TN_PUBLIC(strncasecmp_l);
TN_PUBLIC_AS(__strncasecmp_l, tn_strncasecmp_l);
