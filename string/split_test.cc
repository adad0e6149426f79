// SPDX-License-Identifier: MIT
// strtok, strtok_r, strsep; strverscmp, strcoll, strxfrm.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <cstring>

TEST(strtok, words)
{
    char text[] = "  one, two,,three ";
    EXPECT_STREQ(tn_strtok(text, " ,"), "one");
    EXPECT_STREQ(tn_strtok(nullptr, " ,"), "two");
    EXPECT_STREQ(tn_strtok(nullptr, ","), "three "); // the separators may change
    EXPECT_EQ(tn_strtok(nullptr, " ,"), nullptr);
    EXPECT_EQ(tn_strtok(nullptr, " ,"), nullptr);
    char none[] = ",,";
    EXPECT_EQ(tn_strtok(none, ","), nullptr);
}

TEST(strtok_r, two_at_once)
{
    char a[] = "a1 a2", b[] = "b1 b2";
    char *sa, *sb;
    EXPECT_STREQ(tn_strtok_r(a, " ", &sa), "a1");
    EXPECT_STREQ(tn_strtok_r(b, " ", &sb), "b1");
    EXPECT_STREQ(tn_strtok_r(nullptr, " ", &sa), "a2");
    EXPECT_STREQ(tn_strtok_r(nullptr, " ", &sb), "b2");
    EXPECT_EQ(tn_strtok_r(nullptr, " ", &sa), nullptr);
    char empty[] = "";
    EXPECT_EQ(tn_strtok_r(empty, " ", &sa), nullptr);
    EXPECT_EQ(tn_strtok_r(nullptr, " ", &sa), nullptr);
}

TEST(strsep, empty_fields_count)
{
    char text[] = "a::b:";
    char *rest = text;
    EXPECT_STREQ(tn_strsep(&rest, ":"), "a");
    EXPECT_STREQ(tn_strsep(&rest, ":"), "");
    EXPECT_STREQ(tn_strsep(&rest, ":"), "b");
    EXPECT_STREQ(tn_strsep(&rest, ":"), "");
    EXPECT_EQ(rest, nullptr);
    EXPECT_EQ(tn_strsep(&rest, ":"), nullptr);
}

static int sign(int v) { return (v > 0) - (v < 0); }

TEST(strverscmp, order)
{
    // strverscmp(3) gives "000" < "00" < "01" < "010" < "09" < "0" < "1" < "9" < "10".
    const char *ascending[] = {"",  "000", "00", "01", "010", "09",
                               "0", "1",   "9",  "10", "99",  "100"};
    for (size_t i = 0; i < sizeof ascending / sizeof *ascending; i++)
        for (size_t j = 0; j < sizeof ascending / sizeof *ascending; j++)
            EXPECT_EQ(sign(tn_strverscmp(ascending[i], ascending[j])),
                      sign(static_cast<int>(i) - static_cast<int>(j)))
                << ascending[i] << " " << ascending[j];
    EXPECT_LT(tn_strverscmp("jan9", "jan10"), 0);
    EXPECT_LT(tn_strverscmp("a1b9", "a1b10"), 0);
    EXPECT_LT(tn_strverscmp("1.9.2", "1.10.1"), 0);
    EXPECT_LT(tn_strverscmp("a", "b"), 0);
    EXPECT_GT(tn_strverscmp("a\xff", "a\x01"), 0);
    EXPECT_EQ(tn_strverscmp("x07y", "x07y"), 0);
    EXPECT_LT(tn_strverscmp("99999999999999999999998", "99999999999999999999999"), 0);
}

TEST(collation, bytes)
{
    EXPECT_LT(tn_strcoll("B", "a"), 0);
    EXPECT_EQ(tn_strcoll("a", "a"), 0);
    char key[4];
    EXPECT_EQ(tn_strxfrm(key, "abc", 4), 3u);
    EXPECT_STREQ(key, "abc");
    EXPECT_EQ(tn_strxfrm(nullptr, "abcdef", 0), 6u);
}
