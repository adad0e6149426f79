// SPDX-License-Identifier: MIT
// The strtol family against the definition in C23 7.24.1.7, written down without regard to speed:
// every string of up to five characters that matter, in the bases that matter, and the limits in
// every base.
#include <cctype>
#include <cerrno>
#include <climits>
#include <cwchar>
#include <gtest/gtest.h>
#include <string>

extern "C" {
long tn_strtol(const char *, char **, int);
unsigned long tn_strtoul(const char *, char **, int);
long tn_wcstol(const wchar_t *, wchar_t **, int);
}

namespace
{

int DigitOf(char c)
{
    return isdigit((unsigned char)c)   ? c - '0'
           : isalpha((unsigned char)c) ? tolower(c) - 'a' + 10
                                       : 99;
}

struct Expected {
    size_t used = 0;
    bool negative = false;
    unsigned __int128 value = 0;
};

Expected Define(const std::string &s, int base)
{
    Expected e;
    size_t i = 0;
    while (i < s.size() && isspace((unsigned char)s[i]))
        i++;
    if (i < s.size() && (s[i] == '+' || s[i] == '-'))
        e.negative = s[i++] == '-';
    auto digits = [&](size_t from, int b) {
        size_t j = from;
        unsigned __int128 v = 0;
        for (; j < s.size() && DigitOf(s[j]) < b; j++)
            v = v >> 100 ? v : v * unsigned(b) + unsigned(DigitOf(s[j]));
        if (j > from) {
            e.used = j;
            e.value = v;
        }
        return j > from;
    };
    for (auto [b, letter] : {std::pair(16, 'x'), std::pair(2, 'b')})
        if ((base == b || base == 0) && i + 1 < s.size() && s[i] == '0' &&
            tolower(s[i + 1]) == letter && digits(i + 2, b))
            return e;
    digits(i, base ? base : i < s.size() && s[i] == '0' ? 8 : 10);
    return e;
}

void Check(const std::string &s, int base)
{
    Expected e = Define(s, base);
    char *end;
    errno = 0;
    long v = tn_strtol(s.c_str(), &end, base);
    unsigned __int128 limit = (unsigned __int128)LONG_MAX + e.negative;
    bool fits = e.value <= limit;
    unsigned long magnitude = (unsigned long)(fits ? e.value : limit);
    ASSERT_EQ(v, long(e.negative ? -magnitude : magnitude)) << '"' << s << "\" base " << base;
    ASSERT_EQ(errno, fits ? 0 : ERANGE) << '"' << s << "\" base " << base;
    ASSERT_EQ(size_t(end - s.c_str()), e.used) << '"' << s << "\" base " << base;

    errno = 0;
    unsigned long u = tn_strtoul(s.c_str(), &end, base);
    fits = e.value <= ULONG_MAX;
    magnitude = (unsigned long)e.value;
    ASSERT_EQ(u, fits ? e.negative ? -magnitude : magnitude : ULONG_MAX)
        << '"' << s << "\" base " << base;
    ASSERT_EQ(errno, fits ? 0 : ERANGE) << '"' << s << "\" base " << base;

    std::wstring w(s.begin(), s.end());
    wchar_t *wide_end;
    ASSERT_EQ(tn_wcstol(w.c_str(), &wide_end, base), v);
    ASSERT_EQ(size_t(wide_end - w.c_str()), e.used);
}

TEST(Strtol, EveryShortString)
{
    const std::string letters = " -+018xXbBaz";
    for (int base : {0, 2, 8, 10, 11, 16, 36}) {
        size_t total = 1;
        for (int length = 0; length <= 5 && !HasFatalFailure(); length++, total *= letters.size())
            for (size_t i = 0; i < total; i++) {
                std::string s;
                for (size_t j = i, k = 0; k < size_t(length); k++, j /= letters.size())
                    s += letters[j % letters.size()];
                Check(s, base);
            }
    }
}

TEST(Strtol, LimitsInEveryBase)
{
    for (int base = 2; base <= 36; base++)
        for (unsigned __int128 limit : {(unsigned __int128)LONG_MAX, (unsigned __int128)ULONG_MAX})
            for (int offset = -2; offset <= 2; offset++)
                for (const char *sign : {"", "-"}) {
                    std::string digits;
                    for (unsigned __int128 v = limit + offset; v; v /= unsigned(base))
                        digits.insert(
                            digits.begin(),
                            "0123456789abcdefghijklmnopqrstuvwxyz"[unsigned(v % unsigned(base))]);
                    Check(sign + digits, base);
                    Check(sign + digits + "0", base);
                    Check(sign + std::string(100, '0') + digits, base);
                }
}

TEST(Strtol, BadBase)
{
    for (int base : {-1, 1, 37, INT_MIN, INT_MAX}) {
        errno = 0;
        EXPECT_EQ(tn_strtol("1", nullptr, base), 0);
        EXPECT_EQ(errno, EINVAL);
    }
    errno = 77;
    EXPECT_EQ(tn_strtol("12", nullptr, 10), 12);
    EXPECT_EQ(errno, 77);
}

TEST(Strtol, WideSpace)
{
    wchar_t *end;
    const wchar_t *s = L"\u3000\u2003-7\u0667";
    EXPECT_EQ(tn_wcstol(s, &end, 10), -7);
    EXPECT_EQ(end - s, 4);
    EXPECT_EQ(tn_wcstol(L"\u3000x", &end, 10), 0);
}

} // namespace
