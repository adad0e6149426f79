// SPDX-License-Identifier: MIT
// The mem functions that have no variants.
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include <climits>
#include <cstdint>

#include "testing/guarded.h"

TEST(mempcpy, returns_the_end)
{
    char to[8] = "-------";
    EXPECT_EQ(tn_mempcpy(to + 1, "abc", 3), to + 4);
    EXPECT_STREQ(to, "-abc---");
}

TEST(memccpy, stops_after_the_byte)
{
    char to[8] = "-------";
    EXPECT_EQ(tn_memccpy(to, "ab:cd", ':', 5), to + 3);
    EXPECT_STREQ(to, "ab:----");
    EXPECT_EQ(tn_memccpy(to, "xyz", ':', 2), nullptr);
    EXPECT_STREQ(to, "xy:----");
    EXPECT_EQ(tn_memccpy(to, "xyz", ':', 0), nullptr);
    EXPECT_EQ(tn_memccpy(to, "q\xff", -1, 2), to + 2);
}

TEST(memccpy, source_may_end_at_the_byte)
{
    Guarded from(4096), to(4096);
    for (size_t n = 0; n < 100; n++) {
        char *s = from.string_at_end(n), *d = to.string_at_end(n);
        std::memset(s, 'a', n);
        s[n] = 0;
        ASSERT_EQ(tn_memccpy(d, s, 0, SIZE_MAX), d + n + 1);
        ASSERT_STREQ(d, s);
    }
}

TEST(memset_explicit, sets)
{
    char to[4] = "abc";
    EXPECT_EQ(tn_memset_explicit(to, 'x', 2), to);
    EXPECT_STREQ(to, "xxc");
    tn_explicit_bzero(to, 3);
    EXPECT_EQ(std::memcmp(to, "\0\0\0", 3), 0);
}

TEST(bsd, names)
{
    char to[8] = "abcdefg";
    tn_bcopy(to, to + 2, 4);
    EXPECT_STREQ(to, "ababcdg");
    tn_bzero(to + 1, 2);
    EXPECT_EQ(std::memcmp(to, "a\0\0bcdg", 8), 0);
}

TEST(swab, swaps_pairs)
{
    char to[8] = "-------";
    tn_swab("abcdef", to, 5);
    EXPECT_STREQ(to, "badc---");
    tn_swab("xy", to, 1);
    tn_swab("xy", to, 0);
    tn_swab("xy", to, -2);
    EXPECT_STREQ(to, "badc---");
}

TEST(ffs, lowest_bit)
{
    EXPECT_EQ(tn_ffs(0), 0);
    EXPECT_EQ(tn_ffs(1), 1);
    EXPECT_EQ(tn_ffs(0x50), 5);
    EXPECT_EQ(tn_ffs(INT_MIN), 32);
    EXPECT_EQ(tn_ffsl(0), 0);
    EXPECT_EQ(tn_ffsl(LONG_MIN), 64);
    EXPECT_EQ(tn_ffsll(1ll << 40), 41);
}
