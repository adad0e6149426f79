// SPDX-License-Identifier: MIT
// Multibyte conversion: every character there and back, every short byte sequence against a decoder
// written from the table of RFC 3629, restarts at every byte, the single-byte C locale, UTF-16 and
// UTF-8 units.
#include <algorithm>
#include <cerrno>
#include <climits>
#include <clocale>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <cwchar>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

struct State {
    unsigned word[2];
};

extern "C" {
char *tn_setlocale(int, const char *);
size_t tn_mbrtowc(wchar_t *, const char *, size_t, State *);
size_t tn_wcrtomb(char *, wchar_t, State *);
size_t tn_mbsnrtowcs(wchar_t *, const char **, size_t, size_t, State *);
size_t tn_wcsnrtombs(char *, const wchar_t **, size_t, size_t, State *);
size_t tn_mbrtoc16(char16_t *, const char *, size_t, State *);
size_t tn_c16rtomb(char *, char16_t, State *);
size_t tn_mbrtoc8(unsigned char *, const char *, size_t, State *);
size_t tn_c8rtomb(char *, unsigned char, State *);
int tn_mbsinit(const State *);
wint_t tn_btowc(int);
int tn_wctob(wint_t);
}

namespace
{

constexpr size_t kInvalid = -1, kIncomplete = -2, kNothing = -3;

class Utf8 : public testing::Test
{
    void SetUp() override { ASSERT_STREQ(tn_setlocale(LC_ALL, "C.UTF-8"), "C.UTF-8"); }
};

// RFC 3629, section 4: UTF8-octets as ranges of bytes.
size_t Reference(const unsigned char *s, size_t n, unsigned *c)
{
    struct Form {
        size_t length;
        unsigned char from[4], to[4];
    };
    static const Form forms[] = {
        {1, {0x00}, {0x7f}},
        {2, {0xc2, 0x80}, {0xdf, 0xbf}},
        {3, {0xe0, 0xa0, 0x80}, {0xe0, 0xbf, 0xbf}},
        {3, {0xe1, 0x80, 0x80}, {0xec, 0xbf, 0xbf}},
        {3, {0xed, 0x80, 0x80}, {0xed, 0x9f, 0xbf}},
        {3, {0xee, 0x80, 0x80}, {0xef, 0xbf, 0xbf}},
        {4, {0xf0, 0x90, 0x80, 0x80}, {0xf0, 0xbf, 0xbf, 0xbf}},
        {4, {0xf1, 0x80, 0x80, 0x80}, {0xf3, 0xbf, 0xbf, 0xbf}},
        {4, {0xf4, 0x80, 0x80, 0x80}, {0xf4, 0x8f, 0xbf, 0xbf}},
    };
    for (const Form &f : forms) {
        size_t i = 0;
        while (i < n && i < f.length && s[i] >= f.from[i] && s[i] <= f.to[i])
            i++;
        if (i == f.length) {
            static const unsigned char lead[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
            *c = s[0] & lead[f.length];
            for (size_t j = 1; j < f.length; j++)
                *c = *c << 6 | (s[j] & 0x3f);
            return f.length;
        }
        if (i == n)
            return kIncomplete;
    }
    return kInvalid;
}

TEST_F(Utf8, EveryCharacter)
{
    for (unsigned c = 1; c < 0x120000; c++) {
        State st = {};
        char s[MB_LEN_MAX];
        size_t n = tn_wcrtomb(s, wchar_t(c), &st);
        if ((c >= 0xd800 && c < 0xe000) || c >= 0x110000) {
            ASSERT_EQ(n, kInvalid) << std::hex << c;
            continue;
        }
        wchar_t w = 0;
        ASSERT_EQ(tn_mbrtowc(&w, s, n, &st), n) << std::hex << c;
        ASSERT_EQ(unsigned(w), c);
        // One byte at a time.
        for (size_t i = 0; i + 1 < n; i++) {
            ASSERT_EQ(tn_mbrtowc(&w, s + i, 1, &st), kIncomplete);
            ASSERT_FALSE(tn_mbsinit(&st));
        }
        ASSERT_EQ(tn_mbrtowc(&w, s + n - 1, 1, &st), 1u);
        ASSERT_EQ(unsigned(w), c);
        ASSERT_TRUE(tn_mbsinit(&st));
    }
}

TEST_F(Utf8, EverySequence)
{
    // The interesting bytes in all places.
    const unsigned char bytes[] = {0x01, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0,
                                   0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef,
                                   0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf8, 0xff};
    constexpr int n = sizeof bytes;
    for (int i = 0; i < n * n * n * n; i++) {
        unsigned char s[] = {bytes[i % n], bytes[i / n % n], bytes[i / n / n % n],
                             bytes[i / n / n / n]};
        for (size_t length = 1; length <= 4; length++) {
            State st = {};
            unsigned c = 0;
            wchar_t w = 0;
            size_t want = Reference(s, length, &c);
            errno = 0;
            ASSERT_EQ(tn_mbrtowc(&w, (const char *)s, length, &st), want) << i << " " << length;
            ASSERT_EQ(errno, want == kInvalid ? EILSEQ : 0);
            if (want <= 4)
                ASSERT_EQ(unsigned(w), c);
        }
    }
}

TEST_F(Utf8, Strings)
{
    const char *s = "a\u00e9\u20ac\U0001f600";
    wchar_t w[10];
    for (size_t max = 0; max < 6; max++)
        for (size_t n = 0; n <= std::strlen(s) + 1; n++) {
            State st = {};
            const char *p = s;
            size_t r = tn_mbsnrtowcs(w, &p, n, max, &st);
            ASSERT_LE(r, max);
            // The rest gives the rest.
            if (p) {
                size_t more = tn_mbsnrtowcs(w + r, &p, 100, 9, &st);
                ASSERT_EQ(r + more, 4u) << max << " " << n;
            }
            ASSERT_EQ(p, nullptr);
            ASSERT_EQ(std::wstring(w), std::wstring(L"a\u00e9\u20ac\U0001f600"));
        }
    State st = {};
    const char *bad = "ab\xff"
                      "c",
               *p = bad;
    EXPECT_EQ(tn_mbsnrtowcs(w, &p, 4, 9, &st), kInvalid);
    EXPECT_EQ(p, bad + 2);
    const wchar_t surrogate[] = {L'x', 0xd800, 0}, *q = surrogate;
    char out[10];
    EXPECT_EQ(tn_wcsnrtombs(out, &q, 3, 10, &st), kInvalid);
    EXPECT_EQ(q, surrogate + 1);
}

TEST_F(Utf8, LongStrings)
{
    // Words of eight bytes: every alignment, length and limit, a character of two bytes in every
    // place.
    for (size_t offset = 0; offset < 8; offset++)
        for (size_t length = 0; length < 40; length++)
            for (size_t max : {size_t(0), length / 2, length, size_t(100)}) {
                alignas(8) char text[64] = {};
                std::wstring want;
                for (size_t i = 0; i < length; i++) {
                    text[offset + i] = char('a' + i % 26);
                    want += text[offset + i];
                }
                if (length > 2) {
                    std::memcpy(text + offset + length / 3, "\u00e9", 2);
                    want.replace(length / 3, 2, L"\u00e9");
                }
                wchar_t w[101];
                State st = {};
                const char *p = text + offset;
                size_t counted = tn_mbsnrtowcs(nullptr, &p, size_t(-1), 0, &st);
                ASSERT_EQ(counted, want.size());
                ASSERT_EQ(p, text + offset);
                size_t r = tn_mbsnrtowcs(w, &p, size_t(-1), max, &st);
                ASSERT_EQ(r, std::min(max, want.size()));
                ASSERT_EQ(std::wstring(w, r), want.substr(0, r));
                ASSERT_EQ(p == nullptr, max > want.size());
            }
}

TEST_F(Utf8, Utf16)
{
    State st = {};
    char16_t unit;
    const char *s = "\U0001f600x";
    EXPECT_EQ(tn_mbrtoc16(&unit, s, 5, &st), 4u);
    EXPECT_EQ(unit, 0xd83d);
    EXPECT_FALSE(tn_mbsinit(&st));
    EXPECT_EQ(tn_mbrtoc16(&unit, s + 4, 1, &st), kNothing);
    EXPECT_EQ(unit, 0xde00);
    EXPECT_EQ(tn_mbrtoc16(&unit, s + 4, 1, &st), 1u);
    EXPECT_EQ(unit, 'x');
    char out[MB_LEN_MAX];
    EXPECT_EQ(tn_c16rtomb(out, 0xd83d, &st), 0u);
    EXPECT_EQ(tn_c16rtomb(out, 0xde00, &st), 4u);
    EXPECT_EQ(std::string(out, 4), "\U0001f600");
    EXPECT_EQ(tn_c16rtomb(out, 0xd83d, &st), 0u);
    EXPECT_EQ(tn_c16rtomb(out, 'x', &st), kInvalid);
    EXPECT_EQ(tn_c16rtomb(out, 0xde00, &st), kInvalid);
}

TEST_F(Utf8, Utf8Units)
{
    State st = {}, back = {};
    const char *s = "a\u20ac\U0001f600";
    std::string units, again;
    for (const char *p = s; *p;) {
        unsigned char unit;
        size_t r = tn_mbrtoc8(&unit, p, 10, &st);
        ASSERT_NE(r, kInvalid);
        units += char(unit);
        if (r <= 4)
            p += r;
        while (!tn_mbsinit(&st)) {
            ASSERT_EQ(tn_mbrtoc8(&unit, p, 10, &st), kNothing);
            units += char(unit);
        }
    }
    EXPECT_EQ(units, s);
    for (char unit : units) {
        char out[MB_LEN_MAX];
        size_t r = tn_c8rtomb(out, (unsigned char)unit, &back);
        ASSERT_LE(r, 4u);
        again.append(out, r);
    }
    EXPECT_EQ(again, s);
    char out[MB_LEN_MAX];
    EXPECT_EQ(tn_c8rtomb(out, 0x80, &back), kInvalid);
}

TEST(C, EveryByte)
{
    ASSERT_STREQ(tn_setlocale(LC_ALL, "C"), "C");
    for (int c = 1; c < 256; c++) {
        State st = {};
        char s = char(c), out;
        wchar_t w = 0;
        ASSERT_EQ(tn_mbrtowc(&w, &s, 1, &st), 1u);
        ASSERT_EQ(tn_wcrtomb(&out, w, &st), 1u);
        ASSERT_EQ(out, s);
        ASSERT_EQ(tn_btowc(c), wint_t(w));
        ASSERT_EQ(tn_wctob(wint_t(w)), c);
        if (c < 128)
            ASSERT_EQ(int(w), c);
    }
    State st = {};
    char out;
    EXPECT_EQ(tn_wcrtomb(&out, 0xe9, &st), kInvalid);
}

} // namespace
