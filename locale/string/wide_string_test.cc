// SPDX-License-Identifier: MIT
// The functions on wide strings that have variants, over all of them, against loops; and what is
// made of them.
#include <gtest/gtest.h>
#include <wchar.h>

#include <cstdint>
#include <string>

#include "testing/guarded.h"

#include "locale/string/wide_variants.h"

static int sign(int v) { return (v > 0) - (v < 0); }

static wchar_t *wide(void *p) { return static_cast<wchar_t *>(p); }

// A string of n characters that ends `gap` characters before the inaccessible page.
static wchar_t *at_end(Guarded &memory, size_t n, size_t gap)
{
    return wide(memory.before_end((n + 1 + gap) * sizeof(wchar_t)));
}

// Bytes that agree say nothing of characters: all of these have a zero byte, and bytes in common.
constexpr wchar_t A = 0x00610061, B = 0x61006100, NEGATIVE = static_cast<wchar_t>(0x80000061);

TEST(wide_string, literal)
{
    const wchar_t *text = L"one two";
    for (auto v : wcslen_variants())
        EXPECT_EQ(v.call(text), 7u) << v.name;
    for (auto v : wcschr_variants()) {
        EXPECT_EQ(v.call(text, L'o'), text) << v.name;
        EXPECT_EQ(v.call(text, L'z'), nullptr) << v.name;
        EXPECT_EQ(v.call(text, 0), text + 7) << v.name;
    }
    for (auto v : wcsrchr_variants()) {
        EXPECT_EQ(v.call(text, L'o'), text + 6) << v.name;
        EXPECT_EQ(v.call(text, L'z'), nullptr) << v.name;
        EXPECT_EQ(v.call(text, 0), text + 7) << v.name;
    }
    for (auto v : wcscmp_variants()) {
        EXPECT_EQ(v.call(L"abc", L"abc"), 0) << v.name;
        EXPECT_LT(v.call(L"ab", L"abc"), 0) << v.name;
        const wchar_t low[] = {NEGATIVE, 0}, high[] = {1, 0};
        EXPECT_EQ(sign(v.call(low, high)), NEGATIVE < 1 ? -1 : 1) << v.name;
    }
    for (auto v : wcsnlen_variants()) {
        EXPECT_EQ(v.call(text, 3), 3u) << v.name;
        EXPECT_EQ(v.call(text, SIZE_MAX), 7u) << v.name;
    }
    for (auto v : wcsstr_variants()) {
        EXPECT_EQ(v.call(text, L"two"), text + 4) << v.name;
        EXPECT_EQ(v.call(text, L"o"), text) << v.name;
        EXPECT_EQ(v.call(text, L""), text) << v.name;
        EXPECT_EQ(v.call(text, L"twos"), nullptr) << v.name;
    }
}

TEST(wide_string, every_edge)
{
    Guarded memory(16384), other(16384);
    Random random;
    for (size_t n = 0; n < 140; n++)
        for (size_t gap = 0; gap < 17; gap++)
            for (wchar_t *s : {at_end(memory, n, gap), wide(memory.begin() + 4096) - gap}) {
                wchar_t *t = at_end(other, n, random.below(9));
                wmemset(s, A, n), wmemset(t, A, n);
                s[n] = t[n] = 0;
                if (s + n + 1 < wide(memory.end()))
                    s[n + 1] = B;
                size_t at = n ? random.below(n) : 0;
                for (auto v : wcslen_variants())
                    ASSERT_EQ(v.call(s), n) << v.name << " gap " << gap;
                for (auto v : wcsnlen_variants())
                    for (size_t max : {SIZE_MAX, SIZE_MAX / 4 + 2, n + 1, n, n / 2})
                        ASSERT_EQ(v.call(s, max), max < n ? max : n) << v.name << " n " << n;
                for (auto v : wmemset_variants()) {
                    ASSERT_EQ(v.call(t, B, n), t) << v.name;
                    for (size_t i = 0; i < n; i++)
                        ASSERT_EQ(t[i], B) << v.name << " n " << n;
                    ASSERT_EQ(t[n], 0) << v.name << " n " << n;
                    wmemset(t, A, n);
                }
                for (auto v : wcscmp_variants())
                    ASSERT_EQ(v.call(s, t), 0) << v.name << " n " << n;
                for (wchar_t c : {B, NEGATIVE}) {
                    if (n)
                        s[at] = c;
                    wchar_t *hit = n ? s + at : nullptr;
                    for (auto v : wcschr_variants())
                        ASSERT_EQ(v.call(s, c), hit) << v.name << " n " << n << " at " << at;
                    for (auto v : wcschrnul_variants())
                        ASSERT_EQ(v.call(s, c), hit ? hit : s + n) << v.name << " n " << n;
                    for (auto v : wcsrchr_variants()) {
                        ASSERT_EQ(v.call(s, c), hit) << v.name << " n " << n << " at " << at;
                        ASSERT_EQ(v.call(s, 0), s + n) << v.name << " n " << n;
                    }
                    for (auto v : wmemchr_variants()) {
                        ASSERT_EQ(v.call(s, c, n), hit) << v.name << " n " << n << " at " << at;
                        ASSERT_EQ(v.call(s, c, at), nullptr) << v.name << " n " << n;
                        if (hit)
                            ASSERT_EQ(v.call(s, c, SIZE_MAX), hit) << v.name << " n " << n;
                    }
                    int order = !n ? 0 : c < A ? -1 : 1;
                    for (auto v : wcscmp_variants()) {
                        ASSERT_EQ(sign(v.call(s, t)), order) << v.name << " n " << n << " " << at;
                        ASSERT_EQ(sign(v.call(t, s)), -order) << v.name << " n " << n << " " << at;
                    }
                    for (auto v : wmemcmp_variants()) {
                        ASSERT_EQ(sign(v.call(s, t, n)), order)
                            << v.name << " n " << n << " " << at;
                        ASSERT_EQ(v.call(s, t, at), 0) << v.name << " n " << n << " " << at;
                    }
                    for (auto v : wcsncmp_variants())
                        for (size_t max : {SIZE_MAX, n, at, at + 1})
                            ASSERT_EQ(sign(v.call(s, t, max)), max > at ? order : 0)
                                << v.name << " n " << n << " at " << at << " max " << max;
                }
            }
}

TEST(wide_string, search)
{
    Guarded memory(16384), needles(4096);
    Random random;
    for (int round = 0; round < 4000; round++) {
        std::wstring unit, needle, hay;
        for (size_t i = random.below(5) + 1; i; i--)
            unit += random.below(2) ? A : B;
        for (size_t i = random.below(round % 8 ? 6 : 30) + 1; i; i--)
            needle += unit;
        if (random.below(2))
            needle[random.below(needle.size())] = A;
        for (size_t length = random.below(round % 4 ? 40 : 1200); hay.size() < length;) {
            hay += random.below(4) ? unit : needle.substr(0, random.below(needle.size()));
            if (random.below(60) == 0)
                hay += L'c';
        }
        if (random.below(2))
            hay += needle;
        wchar_t *h = at_end(memory, hay.size(), 0), *x = at_end(needles, needle.size(), 0);
        wmemcpy(h, hay.c_str(), hay.size() + 1);
        wmemcpy(x, needle.c_str(), needle.size() + 1);
        size_t at = hay.find(needle);
        for (auto v : wcsstr_variants())
            ASSERT_EQ(v.call(h, x), at == std::wstring::npos ? nullptr : h + at)
                << v.name << " round " << round;
    }
}

// Quadratic searches take 2e10 steps here.
TEST(wide_string, search_is_linear)
{
    const size_t n = 200000;
    std::wstring hay(n, L'a'), tail(n / 2, L'a');
    for (size_t at : {n / 2 - 1, n / 4, size_t{0}}) {
        std::wstring needle = tail;
        needle[at] = L'b';
        for (auto v : wcsstr_variants())
            EXPECT_EQ(v.call(hay.c_str(), needle.c_str()), nullptr) << v.name;
    }
}

TEST(wide_string, made_of_them)
{
    wchar_t to[8] = L"-------";
    EXPECT_EQ(tn_wcslcpy(to, L"abcdef", 4), 6u);
    EXPECT_EQ(wmemcmp(to, L"abc\0---", 8), 0);
    EXPECT_EQ(tn_wcslcpy(nullptr, L"xy", 0), 2u);
    EXPECT_EQ(tn_wcslcat(to, L"12345678", 8), 11u);
    EXPECT_STREQ(to, L"abc1234");
    EXPECT_EQ(tn_wcslcat(to, L"z", 3), 4u); // no null character within the size: left alone
    EXPECT_STREQ(to, L"abc1234");
    EXPECT_EQ(tn_wmempcpy(to, L"xyz", 3), to + 3);
    EXPECT_STREQ(to, L"xyz1234");
}
