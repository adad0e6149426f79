// SPDX-License-Identifier: MIT
// Classes, mappings and widths: what C and POSIX require of the classes together, over all
// characters, and hand-picked facts.
#include <cstdint>
#include <cwchar>
#include <gtest/gtest.h>

extern "C" {
// clang-format off: a list
#define TN_IS(f) int tn_##f(wint_t);
TN_IS(iswalnum) TN_IS(iswalpha) TN_IS(iswblank) TN_IS(iswcntrl) TN_IS(iswdigit) TN_IS(iswgraph)
TN_IS(iswlower) TN_IS(iswprint) TN_IS(iswpunct) TN_IS(iswspace) TN_IS(iswupper) TN_IS(iswxdigit)
    // clang-format on
    wint_t tn_towlower(wint_t);
wint_t tn_towupper(wint_t);
int tn_wcwidth(wchar_t);
unsigned long tn_wctype(const char *);
int tn_iswctype(wint_t, unsigned long);
const int *tn_wctrans(const char *);
wint_t tn_towctrans(wint_t, const int *);
}

namespace
{

TEST(Wide, ClassesFitTogether)
{
    long letters = 0, wide = 0;
    for (unsigned c = 0; c < 0x110100; c++) {
        bool print = tn_iswprint(c), graph = tn_iswgraph(c), alnum = tn_iswalnum(c),
             alpha = tn_iswalpha(c), space = tn_iswspace(c);
        ASSERT_TRUE(!graph || print) << std::hex << c;
        ASSERT_EQ(graph, print && !space) << std::hex << c;
        ASSERT_EQ(bool(tn_iswpunct(c)), graph && !alnum) << std::hex << c;
        ASSERT_EQ(alnum, alpha || tn_iswdigit(c)) << std::hex << c;
        ASSERT_FALSE(print && tn_iswcntrl(c)) << std::hex << c;
        ASSERT_TRUE(!alnum || graph) << std::hex << c;
        ASSERT_TRUE(alpha || (!tn_iswupper(c) && !tn_iswlower(c))) << std::hex << c;
        ASSERT_FALSE(tn_iswupper(c) && tn_iswlower(c)) << std::hex << c;
        ASSERT_TRUE(!tn_iswblank(c) || space) << std::hex << c;
        ASSERT_TRUE(!tn_iswxdigit(c) || c < 128);
        ASSERT_EQ(tn_wcwidth(wchar_t(c)) >= 0, print || !c) << std::hex << c;
        if (tn_towlower(c) != c)
            ASSERT_TRUE(alpha) << std::hex << c;
        letters += alpha;
        wide += tn_wcwidth(wchar_t(c)) == 2;
    }
    EXPECT_GT(letters, 130000);
    EXPECT_GT(wide, 120000);
    EXPECT_FALSE(tn_iswprint(WEOF));
    EXPECT_FALSE(tn_iswalpha(WEOF));
    EXPECT_EQ(tn_towupper(WEOF), WEOF);
}

TEST(Wide, Facts)
{
    EXPECT_TRUE(tn_iswalpha(0xe9));
    EXPECT_TRUE(tn_iswlower(0xe9));
    EXPECT_TRUE(tn_iswupper(0x410));
    EXPECT_TRUE(tn_iswalpha(0x4e00));
    EXPECT_TRUE(
        tn_iswalpha(0x663)); // ARABIC-INDIC DIGIT THREE: a letter here, because digit is ASCII only
    EXPECT_FALSE(tn_iswdigit(0x663));
    EXPECT_TRUE(tn_iswpunct(0x20ac));
    EXPECT_TRUE(tn_iswspace(0x3000));
    EXPECT_FALSE(tn_iswspace(0xa0));
    EXPECT_TRUE(tn_iswcntrl(0x85));
    EXPECT_TRUE(tn_iswcntrl(0x2028));
    EXPECT_FALSE(tn_iswprint(0xd800));
    EXPECT_FALSE(tn_iswprint(0x378)); // not assigned
    EXPECT_EQ(tn_towupper(0xe9), 0xc9u);
    EXPECT_EQ(tn_towupper(0xff), 0x178u);
    EXPECT_EQ(tn_towlower(0x130), 0x69u);
    EXPECT_EQ(tn_towupper(0xdf), 0xdfu);
    EXPECT_EQ(tn_towlower(0x10400), 0x10428u);
    EXPECT_EQ(tn_towlower(0x1f88), 0x1f80u);
    EXPECT_EQ(tn_towupper(0x1c5), 0x1c4u); // a title-case letter has both
    EXPECT_EQ(tn_towlower(0x1c5), 0x1c6u);
    EXPECT_EQ(tn_towlower(0x100), 0x101u); // every other one
    EXPECT_EQ(tn_towlower(0x101), 0x101u);
    EXPECT_EQ(tn_wcwidth(0xad), 1);
    EXPECT_EQ(tn_wcwidth(0x600), 1);
    EXPECT_EQ(tn_wcwidth(0x1f468), 2);
}

TEST(Wide, ByName)
{
    unsigned long alpha = tn_wctype("alpha");
    ASSERT_NE(alpha, 0u);
    EXPECT_TRUE(tn_iswctype('a', alpha));
    EXPECT_FALSE(tn_iswctype('1', alpha));
    EXPECT_TRUE(tn_iswctype('1', tn_wctype("xdigit")));
    EXPECT_EQ(tn_wctype("alph"), 0u);
    EXPECT_EQ(tn_wctype("alphabet"), 0u);
    EXPECT_EQ(tn_wctype(""), 0u);
    EXPECT_FALSE(tn_iswctype('a', 0));
    EXPECT_EQ(tn_towctrans('a', tn_wctrans("toupper")), wint_t('A'));
    EXPECT_EQ(tn_towctrans('A', tn_wctrans("tolower")), wint_t('a'));
    EXPECT_EQ(tn_wctrans("totitle"), nullptr);
}

} // namespace
