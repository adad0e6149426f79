// SPDX-License-Identifier: MIT
// strcasecmp and strcasecmp_l (POSIX.1-2024 <strings.h>): strcmp of the strings in lower case.
// Every locale of this library maps single bytes as ASCII does.
#include <strings.h>
#include <tenon/string.h>

#include "string/internal/fold.h"

int tn_strcasecmp(const char *a, const char *b) { return tn_compare_folded(a, b, (size_t)-1); }
TN_PUBLIC(strcasecmp);

TN_NAME(strcasecmp_l);
int tn_strcasecmp_l(const char *a, const char *b, locale_t locale) { return tn_strcasecmp(a, b); }
TN_PUBLIC(strcasecmp_l);
TN_PUBLIC_AS(__strcasecmp_l, tn_strcasecmp_l);
