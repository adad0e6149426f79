// SPDX-License-Identifier: MIT
// bazel run //locale:wide_string_bench: functions on wide strings beside glibc's and musl's, ns per
// call; bench/peers.h says how. Sizes are in characters.
#include <wchar.h>

#include <cstring>

#include "locale/string/wide_variants.h"
// After what declares Variant.
#include "bench/peers.h"

namespace
{

volatile size_t sink;

void keep(size_t v) { sink = v; }
void keep(int v) { sink = static_cast<size_t>(v); }
void keep(const wchar_t *p) { sink = reinterpret_cast<uintptr_t>(p); }

wchar_t *wide(char *p) { return reinterpret_cast<wchar_t *>(p); }

void equal(char *a, char *b, size_t n)
{
    wmemset(wide(a), L'x', n), wmemset(wide(b), L'x', n);
    wide(a)[n] = wide(b)[n] = 0;
}

} // namespace

int main(int argc, char **argv)
{
    Rows rows(argc, argv);
    auto s = [](auto f, char *a, char *, size_t) { keep(f(wide(a))); };
    auto absent = [](auto f, char *a, char *, size_t) { keep(f(wide(a), L'y')); };
    auto both = [](auto f, char *a, char *b, size_t) { keep(f(wide(a), wide(b))); };
    auto both_n = [](auto f, char *a, char *b, size_t n) { keep(f(wide(a), wide(b), n)); };
    constexpr size_t unit = sizeof(wchar_t);
    rows.add("wcslen", wcslen_variants(), unit, equal, s);
    rows.add("wcsnlen", wcsnlen_variants(), unit, equal,
             [](auto f, char *a, char *, size_t n) { keep(f(wide(a), n + 5)); });
    rows.add("wcschr", wcschr_variants(), unit, equal, absent);
    rows.add("wcsrchr", wcsrchr_variants(), unit, equal, absent);
    rows.add("wmemchr", wmemchr_variants(), unit, equal,
             [](auto f, char *a, char *, size_t n) { keep(f(wide(a), L'y', n)); });
    rows.add("wcscmp", wcscmp_variants(), unit, equal, both);
    rows.add("wcsncmp", wcsncmp_variants(), unit, equal, both_n);
    rows.add("wmemcmp", wmemcmp_variants(), unit, equal, both_n);
    rows.add("wmemset", wmemset_variants(), unit, equal,
             [](auto f, char *a, char *, size_t n) { keep(f(wide(a), L'x', n)); });
    rows.add("wcsstr", wcsstr_variants(), unit, equal,
             [](auto f, char *a, char *, size_t) { keep(f(wide(a), L"xxy")); });
    return rows.finish();
}
