// SPDX-License-Identifier: MIT
// memmem over all variants: exhaustive over small alphabets, and their time on inputs that are
// quadratic for naive code.
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include <string>
#include <string_view>

#include "testing/guarded.h"
#define TN_FUNCTION memmem
#define TN_VARIANTS "mem/memmem_variants.inc"
#include "testing/variants.h"

static const char *naive(std::string_view hay, std::string_view needle)
{
    size_t at = hay.find(needle);
    return at == std::string_view::npos ? nullptr : hay.data() + at;
}

TEST(memmem, literal)
{
    const char hay[] = "a needle in\0the haystack";
    for (auto v : memmem_variants()) {
        EXPECT_EQ(v.call(hay, 24, "needle", 6), hay + 2) << v.name;
        EXPECT_EQ(v.call(hay, 24, "the", 3), hay + 12) << v.name;
        EXPECT_EQ(v.call(hay, 24, "stack", 5), hay + 19) << v.name;
        EXPECT_EQ(v.call(hay, 23, "stack", 5), nullptr) << v.name;
        EXPECT_EQ(v.call(hay, 24, "", 0), hay) << v.name;
        EXPECT_EQ(v.call(hay, 0, "a", 1), nullptr) << v.name;
        EXPECT_EQ(v.call(hay, 3, "a nee", 5), nullptr) << v.name;
    }
}

// All needles and haystacks over {a, b} to these lengths: periodic, nearly periodic and all others.
TEST(memmem, exhaustive)
{
    for (size_t m = 1; m <= 6; m++)
        for (unsigned x = 0; x < 1u << m; x++)
            for (size_t n = 0; n <= 11; n++)
                for (unsigned h = 0; h < 1u << n; h++) {
                    char hay[16], needle[8];
                    for (size_t i = 0; i < n; i++)
                        hay[i] = static_cast<char>('a' + (h >> i & 1));
                    for (size_t i = 0; i < m; i++)
                        needle[i] = static_cast<char>('a' + (x >> i & 1));
                    for (auto v : memmem_variants())
                        ASSERT_EQ(v.call(hay, n, needle, m), naive({hay, n}, {needle, m}))
                            << v.name << " " << std::string(needle, m) << " in "
                            << std::string(hay, n);
                }
}

// Long needles made of few letters, so that Two-Way does the work: powers, Fibonacci words, random
// words with a period; the haystack ends at an inaccessible page.
TEST(memmem, periodic)
{
    Guarded memory(8192), other(4096);
    Random random;
    for (int round = 0; round < 6000; round++) {
        size_t period = 1 + random.below(12), m = 1 + random.below(round % 10 ? 60 : 700),
               n = random.below(900);
        std::string word;
        if (round % 3 == 0) {
            std::string a = "a", b = "ab";
            while (b.size() < period)
                a.swap(b), b = a + b;
            word = b;
        } else {
            for (size_t i = 0; i < period; i++)
                word += static_cast<char>('a' + random.below(2 + round % 2));
        }
        char *needle = reinterpret_cast<char *>(other.before_end(m)),
             *hay = reinterpret_cast<char *>(memory.before_end(n));
        for (size_t i = 0; i < m; i++)
            needle[i] = word[i % word.size()];
        for (size_t i = 0; i < n; i++)
            hay[i] = word[i % word.size()];
        for (size_t k = random.below(3); k; k--)
            needle[random.below(m)] = 'b';
        for (size_t k = random.below(20); n && k; k--)
            hay[random.below(n)] = static_cast<char>('a' + random.below(2));
        if (n > m && random.below(2))
            std::memcpy(hay + random.below(n - m), needle, m);
        for (auto v : memmem_variants())
            ASSERT_EQ(v.call(hay, n, needle, m), naive({hay, n}, {needle, m}))
                << v.name << " " << std::string(needle, m) << " in " << std::string(hay, n);
    }
}

// About 2e10 steps for naive code, so that a quadratic search does not end.
TEST(memmem, linear)
{
    const size_t n = 200000, m = n / 2;
    std::string hay(n, 'a'), tail(m, 'a'), head(m, 'a'), middle(m, 'a');
    tail += 'b';
    head[0] = 'b';
    middle[m / 2] = 'b';
    for (auto v : memmem_variants()) {
        EXPECT_EQ(v.call(hay.data(), n, tail.data(), tail.size()), nullptr) << v.name;
        EXPECT_EQ(v.call(hay.data(), n, head.data(), head.size()), nullptr) << v.name;
        EXPECT_EQ(v.call(hay.data(), n, middle.data(), middle.size()), nullptr) << v.name;
    }
    std::string pairs;
    while (pairs.size() < n)
        pairs += "ab";
    std::string needle = pairs.substr(0, m) + "aa";
    for (auto v : memmem_variants())
        EXPECT_EQ(v.call(pairs.data(), n, needle.data(), needle.size()), nullptr) << v.name;
}
