// SPDX-License-Identifier: MIT
// The mem functions that have no variants.
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include <cstring>

#include <climits>

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
