// SPDX-License-Identifier: MIT
// strncasecmp_l (POSIX.1-2024 <strings.h>): all locales fold single bytes alike.
#include <strings.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strncasecmp_l);
int tn_strncasecmp_l(const char *a, const char *b, size_t n, locale_t locale)
{
    return tn_strncasecmp(a, b, n);
}
TN_PUBLIC(strncasecmp_l);
TN_PUBLIC_AS(__strncasecmp_l, tn_strncasecmp_l);
