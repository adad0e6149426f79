// SPDX-License-Identifier: MIT
// strstr and strcasestr (the search itself is tested with memmem), strspn, strcspn, strpbrk.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <string>

#include "testing/guarded.h"
#define TN_FUNCTION strstr
#define TN_VARIANTS "string/strstr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcasestr
#define TN_VARIANTS "string/strcasestr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strspn
#define TN_VARIANTS "string/strspn_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcspn
#define TN_VARIANTS "string/strcspn_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strpbrk
#define TN_VARIANTS "string/strpbrk_variants.inc"
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
    const char *hay = "One TWO three", *around = "@[`{"; // what stands beside the letters
    for (auto v : strcasestr_variants()) {
        EXPECT_EQ(v.call(hay, "two"), hay + 4) << v.name;
        EXPECT_EQ(v.call(hay, "tWo THREE"), hay + 4) << v.name;
        EXPECT_EQ(v.call(hay, "H"), hay + 9) << v.name;
        EXPECT_EQ(v.call(hay, ""), hay) << v.name;
        EXPECT_EQ(v.call(hay, "twoo"), nullptr) << v.name;
        EXPECT_EQ(v.call("\xc4", "\xe4"), nullptr) << v.name;
        EXPECT_EQ(v.call(around, "`"), around + 2) << v.name;
        EXPECT_EQ(v.call(around, "{"), around + 3) << v.name;
        EXPECT_EQ(v.call(around, "[`"), around + 1) << v.name;
        EXPECT_EQ(v.call("@x", "`X"), nullptr) << v.name;
    }
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
        for (auto v : strcasestr_variants())
            ASSERT_EQ(v.call(hay, needle), expected) << v.name << " " << needle << " in " << hay;
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
    for (auto v : strcasestr_variants())
        EXPECT_EQ(v.call(hay.c_str(), upper.c_str()), nullptr) << v.name;
    tail[0] = 'b', tail.back() = 'a';
    for (auto v : strstr_variants())
        EXPECT_EQ(v.call(hay.c_str(), tail.c_str()), nullptr) << v.name;
}

// All needles to eight letters and all haystacks to sixteen would be 2^25: haystacks that hold the
// needle late, after near misses, at random. The letters are few, so periods abound and every way
// to fail is taken, the switch from the filter to Two-Way among them.
TEST(strstr, periodic)
{
    Random random;
    for (int round = 0; round < 3000; round++) {
        std::string unit, needle, hay;
        for (size_t i = random.below(5) + 1; i; i--)
            unit += static_cast<char>('a' + random.below(2));
        for (size_t i = random.below(20) + 1; i; i--)
            needle += unit;
        needle.resize(needle.size() - random.below(unit.size()));
        if (random.below(2))
            needle[random.below(needle.size())] = 'a';
        while (hay.size() < 1500) {
            hay += random.below(4) ? unit : needle.substr(0, random.below(needle.size()));
            if (random.below(60) == 0)
                hay += 'c';
        }
        if (random.below(2))
            hay += needle;
        size_t at = hay.find(needle);
        const char *expected = at == std::string::npos ? nullptr : hay.c_str() + at;
        for (auto v : strstr_variants())
            ASSERT_EQ(v.call(hay.c_str(), needle.c_str()), expected) << v.name << " " << needle;
        for (auto v : strcasestr_variants())
            ASSERT_EQ(v.call(hay.c_str(), needle.c_str()), expected) << v.name << " " << needle;
    }
}

TEST(spans, literal)
{
    for (auto v : strspn_variants()) {
        EXPECT_EQ(v.call("aabbc", "ab"), 4u) << v.name;
        EXPECT_EQ(v.call("aabbc", "a"), 2u) << v.name;
        EXPECT_EQ(v.call("aabbc", ""), 0u) << v.name;
        EXPECT_EQ(v.call("", "ab"), 0u) << v.name;
        EXPECT_EQ(v.call("\xff\x80x", "\x80\xff"), 2u) << v.name;
    }
    for (auto v : strcspn_variants()) {
        EXPECT_EQ(v.call("aabbc", "cb"), 2u) << v.name;
        EXPECT_EQ(v.call("aabbc", "c"), 4u) << v.name;
        EXPECT_EQ(v.call("aabbc", "xy"), 5u) << v.name;
        EXPECT_EQ(v.call("aabbc", ""), 5u) << v.name;
    }
    const char *s = "key=value;";
    for (auto v : strpbrk_variants()) {
        EXPECT_EQ(v.call(s, ";="), s + 3) << v.name;
        EXPECT_EQ(v.call(s, ";"), s + 9) << v.name;
        EXPECT_EQ(v.call(s, "!"), nullptr) << v.name;
        EXPECT_EQ(v.call(s, ""), nullptr) << v.name;
    }
}

// Sets of every size class, in every byte's class; the string and the set end at inaccessible
// pages, or before them.
TEST(spans, every_edge)
{
    Guarded memory(8192), sets(4096);
    Random random;
    for (size_t n = 0; n < 420; n += n < 130 ? 1 : 5)
        for (size_t count : {1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 40, 255}) {
            bool member[256] = {};
            char *set = sets.string_at_end(count, random.below(2) * (32 + random.below(32)));
            for (size_t i = 0; i < count; i++) {
                unsigned char c =
                    static_cast<unsigned char>(count == 255 ? i + 1 : 1 + random.below(255));
                set[i] = static_cast<char>(c);
                member[c] = true;
            }
            set[count] = 0;
            std::vector<char> in, out;
            for (int c = 1; c < 256; c++)
                (member[c] ? in : out).push_back(static_cast<char>(c));
            char *ends = memory.string_at_end(n, random.below(3) ? 0 : random.below(40)),
                 *crosses = reinterpret_cast<char *>(memory.begin()) + 4096 - random.below(40);
            for (char *s : {ends, crosses}) {
                for (size_t stop : {n, random.below(n + 1)}) {
                    for (size_t i = 0; i < n; i++)
                        s[i] = i == stop && !out.empty() ? out[random.below(out.size())]
                                                         : in[random.below(in.size())];
                    s[n] = 0;
                    size_t span = out.empty() ? n : stop;
                    for (auto v : strspn_variants())
                        ASSERT_EQ(v.call(s, set), span) << v.name << " " << count << " n " << n;
                    if (out.empty())
                        continue;
                    for (size_t i = 0; i < n; i++)
                        s[i] =
                            i == stop ? in[random.below(in.size())] : out[random.below(out.size())];
                    for (auto v : strcspn_variants())
                        ASSERT_EQ(v.call(s, set), stop) << v.name << " " << count << " n " << n;
                    for (auto v : strpbrk_variants())
                        ASSERT_EQ(v.call(s, set), stop < n ? s + stop : nullptr)
                            << v.name << " " << count << " n " << n;
                }
            }
        }
}

TEST(spans, every_byte)
{
    for (int c = 1; c < 256; c++)
        for (int d = 1; d < 256; d++) {
            char s[] = {'\1', static_cast<char>(c), 0}, set[] = {'\1', static_cast<char>(d), 0};
            for (auto v : strspn_variants())
                ASSERT_EQ(v.call(s, set), c == d || c == 1 ? 2u : 1u) << v.name;
            char t[] = {static_cast<char>(c), 0},
                 two[] = {static_cast<char>(d), static_cast<char>(d), 0};
            for (auto v : strcspn_variants())
                ASSERT_EQ(v.call(t, two), c == d ? 0u : 1u) << v.name;
        }
}
