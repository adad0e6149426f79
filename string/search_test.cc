// SPDX-License-Identifier: MIT
// strstr and strcasestr (the search itself is tested with memmem), strspn, strcspn, strpbrk.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <string>

#include "testing/guarded.h"
#define TN_FUNCTION strstr
#define TN_VARIANTS "string/strstr_variants.inc"
#include "testing/variants.h"

TEST(strstr, literal)
{
    const char *hay = "one two three two";
    for (auto v : strstr_variants()) {
        EXPECT_EQ(v.call(hay, "two"), hay + 4) << v.name;
        EXPECT_EQ(v.call(hay, "three two"), hay + 8) << v.name;
        EXPECT_EQ(v.call(hay, "t"), hay + 4) << v.name;
        EXPECT_EQ(v.call(hay, ""), hay) << v.name;
        EXPECT_EQ(v.call(hay, "twos"), nullptr) << v.name;
        EXPECT_EQ(v.call(hay, "one two three two more"), nullptr) << v.name;
        EXPECT_EQ(v.call("", "a"), nullptr) << v.name;
    }
    const char *periodic = "abcabcabcabcabcabcabcabcabdabc";
    for (auto v : strstr_variants())
        EXPECT_EQ(v.call(periodic, "abcabcabcabcabcabd"), periodic + 9) << v.name;
}

TEST(strcasestr, literal)
{
    const char *hay = "One TWO three";
    EXPECT_EQ(tn_strcasestr(hay, "two"), hay + 4);
    EXPECT_EQ(tn_strcasestr(hay, "tWo THREE"), hay + 4);
    EXPECT_EQ(tn_strcasestr(hay, ""), hay);
    EXPECT_EQ(tn_strcasestr(hay, "twoo"), nullptr);
    EXPECT_EQ(tn_strcasestr("\xc4", "\xe4"), nullptr);
    const char *around = "@[`{"; // what stands beside the letters
    EXPECT_EQ(tn_strcasestr(around, "`"), around + 2);
    EXPECT_EQ(tn_strcasestr(around, "{"), around + 3);
}

TEST(strstr, random_at_page_end)
{
    Guarded memory(8192), other(4096);
    Random random;
    for (int round = 0; round < 20000; round++) {
        size_t n = random.below(200), m = random.below(round % 4 ? 12 : 60);
        if (round % 50 == 0)
            n += 2000;
        char *hay = memory.string_at_end(n), *needle = other.string_at_end(m);
        for (size_t i = 0; i < n; i++)
            hay[i] = static_cast<char>('a' + random.below(2));
        for (size_t i = 0; i < m; i++)
            needle[i] = static_cast<char>('a' + random.below(2));
        if (n > m && random.below(3) == 0)
            std::memcpy(hay + random.below(n - m + 1), needle, m);
        hay[n] = needle[m] = 0;
        size_t at = std::string(hay).find(needle);
        char *expected = at == std::string::npos ? nullptr : hay + at;
        for (auto v : strstr_variants())
            ASSERT_EQ(v.call(hay, needle), expected) << v.name << " " << needle << " in " << hay;
        for (size_t i = 0; i < n; i++)
            hay[i] = random.below(2) ? hay[i] : static_cast<char>(hay[i] - 32);
        for (size_t i = 0; i < m; i++)
            needle[i] = random.below(2) ? needle[i] : static_cast<char>(needle[i] - 32);
        ASSERT_EQ(tn_strcasestr(hay, needle), expected) << needle << " in " << hay;
    }
}

// Quadratic searches take 2e10 steps here, and one that measures the haystack first reads far
// beyond the match.
TEST(strstr, linear)
{
    const size_t n = 200000;
    std::string hay(n, 'a'), tail(n / 2, 'a'), upper(n / 2, 'A');
    tail += 'b';
    upper += 'B';
    for (auto v : strstr_variants())
        EXPECT_EQ(v.call(hay.c_str(), tail.c_str()), nullptr) << v.name;
    EXPECT_EQ(tn_strcasestr(hay.c_str(), upper.c_str()), nullptr);
    tail[0] = 'b', tail.back() = 'a';
    for (auto v : strstr_variants())
        EXPECT_EQ(v.call(hay.c_str(), tail.c_str()), nullptr) << v.name;
}

TEST(spans, literal)
{
    EXPECT_EQ(tn_strspn("aabbc", "ab"), 4u);
    EXPECT_EQ(tn_strspn("aabbc", "a"), 2u);
    EXPECT_EQ(tn_strspn("aabbc", ""), 0u);
    EXPECT_EQ(tn_strspn("", "ab"), 0u);
    EXPECT_EQ(tn_strspn("\xff\x80x", "\x80\xff"), 2u);
    EXPECT_EQ(tn_strcspn("aabbc", "cb"), 2u);
    EXPECT_EQ(tn_strcspn("aabbc", "c"), 4u);
    EXPECT_EQ(tn_strcspn("aabbc", "xy"), 5u);
    EXPECT_EQ(tn_strcspn("aabbc", ""), 5u);
    const char *s = "key=value;";
    EXPECT_EQ(tn_strpbrk(s, ";="), s + 3);
    EXPECT_EQ(tn_strpbrk(s, "!"), nullptr);
    EXPECT_EQ(tn_strpbrk(s, ""), nullptr);
}

TEST(spans, every_byte)
{
    for (int c = 1; c < 256; c++)
        for (int d = 1; d < 256; d++) {
            char s[] = {'\1', static_cast<char>(c), 0}, set[] = {'\1', static_cast<char>(d), 0};
            ASSERT_EQ(tn_strspn(s, set), c == d || c == 1 ? 2u : 1u);
            char t[] = {static_cast<char>(c), 0},
                 two[] = {static_cast<char>(d), static_cast<char>(d), 0};
            ASSERT_EQ(tn_strcspn(t, two), c == d ? 0u : 1u);
        }
}
