// SPDX-License-Identifier: MIT
// strcoll (C23 7.26.4.3) and strcoll_l: the C and C.UTF-8 locales collate by bytes, which for UTF-8
// is by code point.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

int tn_strcoll(const char *a, const char *b) { return tn_strcmp(a, b); }
TN_PUBLIC(strcoll);

TN_NAME(strcoll_l);
int tn_strcoll_l(const char *a, const char *b, locale_t locale) { return tn_strcmp(a, b); }
TN_PUBLIC(strcoll_l);
TN_PUBLIC_AS(__strcoll_l, tn_strcoll_l);
