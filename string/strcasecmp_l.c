// SPDX-License-Identifier: MIT
// strcasecmp_l (POSIX.1-2024 <strings.h>): all locales fold single bytes alike.
#include <strings.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strcasecmp_l);
int tn_strcasecmp_l(const char *a, const char *b, locale_t locale) { return tn_strcasecmp(a, b); }
TN_PUBLIC(strcasecmp_l);
TN_PUBLIC_AS(__strcasecmp_l, tn_strcasecmp_l);
