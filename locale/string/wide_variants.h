// SPDX-License-Identifier: MIT
// The functions on wide strings under their tn_ names, and all variants of those that have some:
// what wide_string_test.cc and wide_string_bench.cc are about.
#pragma once

#include <wchar.h>

#pragma GCC visibility push(hidden)
extern "C" {
wchar_t *tn_wcschr(const wchar_t *, wchar_t);
wchar_t *tn_wcschrnul(const wchar_t *, wchar_t);
int tn_wcscmp(const wchar_t *, const wchar_t *);
size_t tn_wcslcat(wchar_t *, const wchar_t *, size_t);
size_t tn_wcslcpy(wchar_t *, const wchar_t *, size_t);
size_t tn_wcslen(const wchar_t *);
int tn_wcsncmp(const wchar_t *, const wchar_t *, size_t);
size_t tn_wcsnlen(const wchar_t *, size_t);
wchar_t *tn_wcsrchr(const wchar_t *, wchar_t);
wchar_t *tn_wcsstr(const wchar_t *, const wchar_t *);
wchar_t *tn_wmemchr(const wchar_t *, wchar_t, size_t);
int tn_wmemcmp(const wchar_t *, const wchar_t *, size_t);
wchar_t *tn_wmempcpy(wchar_t *, const wchar_t *, size_t);
wchar_t *tn_wmemset(wchar_t *, wchar_t, size_t);
}
#pragma GCC visibility pop
#define TN_FUNCTION wcschr
#define TN_VARIANTS "locale/wcschr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wcschrnul
#define TN_VARIANTS "locale/wcschrnul_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wcscmp
#define TN_VARIANTS "locale/wcscmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wcslen
#define TN_VARIANTS "locale/wcslen_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wcsncmp
#define TN_VARIANTS "locale/wcsncmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wcsnlen
#define TN_VARIANTS "locale/wcsnlen_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wcsrchr
#define TN_VARIANTS "locale/wcsrchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wcsstr
#define TN_VARIANTS "locale/wcsstr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wmemchr
#define TN_VARIANTS "locale/wmemchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wmemcmp
#define TN_VARIANTS "locale/wmemcmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION wmemset
#define TN_VARIANTS "locale/wmemset_variants.inc"
#include "testing/variants.h"
