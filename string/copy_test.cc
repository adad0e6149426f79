// SPDX-License-Identifier: MIT
// Copying, appending and duplicating strings.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <cstdint>
#include <string>

#include "testing/guarded.h"

TEST(copy, literal)
{
    char to[16];
    std::memset(to, '-', sizeof to);
    EXPECT_EQ(tn_strcpy(to, "abc"), to);
    EXPECT_EQ(std::memcmp(to, "abc\0--", 6), 0);
    EXPECT_EQ(tn_stpcpy(to, "defgh"), to + 5);
    EXPECT_STREQ(to, "defgh");
    EXPECT_EQ(tn_strcat(to, "ij"), to);
    EXPECT_STREQ(to, "defghij");
    EXPECT_EQ(tn_strncat(to, "klmn", 2), to);
    EXPECT_STREQ(to, "defghijkl");
    EXPECT_EQ(tn_strncat(to, "m", 20), to);
    EXPECT_STREQ(to, "defghijklm");
}

TEST(copy, bounded)
{
    char to[8];
    std::memset(to, '-', sizeof to);
    EXPECT_EQ(tn_strncpy(to, "ab", 5), to);
    EXPECT_EQ(std::memcmp(to, "ab\0\0\0---", 8), 0); // filled with NULs
    std::memset(to, '-', sizeof to);
    EXPECT_EQ(tn_stpncpy(to, "abcdef", 3), to + 3);
    EXPECT_EQ(std::memcmp(to, "abc-----", 8), 0); // no NUL
    EXPECT_EQ(tn_stpncpy(to, "xy", 4), to + 2);
    EXPECT_EQ(std::memcmp(to, "xy\0\0----", 8), 0);
    EXPECT_EQ(tn_stpncpy(to, "z", 0), to);
}

TEST(copy, strl)
{
    char to[8] = "-------";
    EXPECT_EQ(tn_strlcpy(to, "abcdef", 4), 6u);
    EXPECT_EQ(std::memcmp(to, "abc\0---", 8), 0);
    EXPECT_EQ(tn_strlcpy(to, "xy", 8), 2u);
    EXPECT_STREQ(to, "xy");
    EXPECT_EQ(tn_strlcpy(nullptr, "xy", 0), 2u);
    EXPECT_EQ(tn_strlcat(to, "12345678", 8), 10u);
    EXPECT_STREQ(to, "xy12345");
    EXPECT_EQ(tn_strlcat(to, "z", 3), 4u); // no NUL within the size: left alone
    EXPECT_STREQ(to, "xy12345");
}

TEST(copy, at_page_ends)
{
    Guarded from(8192), to(8192);
    for (size_t n = 0; n < 400; n++) {
        char *s = from.string_at_end(n), *d = to.string_at_end(n);
        for (size_t i = 0; i < n; i++)
            s[i] = static_cast<char>('a' + i % 26);
        s[n] = 0;
        ASSERT_EQ(tn_strcpy(d, s), d);
        ASSERT_STREQ(d, s);
        *d = 0;
        ASSERT_EQ(tn_strcat(d, s), d);
        ASSERT_STREQ(d, s);
        ASSERT_EQ(tn_stpcpy(d, s), d + n);
        ASSERT_EQ(tn_strlcpy(d, s, n + 1), n);
        ASSERT_STREQ(d, s);
        // A source without a NUL may end at the bound.
        char *u = s + 1;
        std::memmove(u, s, n);
        ASSERT_EQ(tn_strncpy(d, u, n), d);
        ASSERT_EQ(std::memcmp(d, u, n), 0);
        char *copy = tn_strndup(u, n);
        ASSERT_EQ(std::string(copy), std::string(u, n));
        std::free(copy);
        *d = 0;
        tn_strncat(d, u, n);
        ASSERT_EQ(std::string(d), std::string(u, n));
    }
}

TEST(dup, literal)
{
    char *a = tn_strdup("abc"), *b = tn_strndup("abc", 2), *c = tn_strndup("abc", SIZE_MAX);
    EXPECT_STREQ(a, "abc");
    EXPECT_STREQ(b, "ab");
    EXPECT_STREQ(c, "abc");
    std::free(a), std::free(b), std::free(c);
}
