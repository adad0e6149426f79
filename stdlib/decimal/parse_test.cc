// SPDX-License-Identifier: MIT
// strtod, strtof, strtold against hand-written results, and against the host's in all rounding
// modes: value, end, errno and the exceptions. The host's strtod is correctly rounded too; under
// qemu this covers quad long double.
#include <cerrno>
#include <cfenv>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <gtest/gtest.h>
#include <random>
#include <string>

extern "C" {
double tn_strtod(const char *, char **);
float tn_strtof(const char *, char **);
long double tn_strtold(const char *, char **);
double tn_wcstod(const wchar_t *, wchar_t **);
}

namespace
{

const int kModes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};

template <class T> bool Same(T a, T b)
{
    if (a != a)
        return b != b;
    return a == b && std::signbit(a) == std::signbit(b);
}

template <class T> struct Result {
    T value;
    ptrdiff_t used;
    int error, flags;
};

template <class T> Result<T> Run(T (*f)(const char *, char **), const std::string &s, int mode)
{
    char *end;
    std::fesetround(mode);
    std::feclearexcept(FE_ALL_EXCEPT);
    errno = 0;
    T v = f(s.c_str(), &end);
    Result<T> r = {v, end - s.c_str(), errno,
                   std::fetestexcept(FE_INEXACT | FE_OVERFLOW | FE_UNDERFLOW)};
    std::fesetround(FE_TONEAREST);
    return r;
}

template <class T>
void Compare(const char *name, const std::string &s, T (*ours)(const char *, char **),
             T (*host)(const char *, char **))
{
    const T smallest = sizeof(T) == 4 ? T(FLT_MIN) : sizeof(T) == 8 ? T(DBL_MIN) : T(LDBL_MIN);
    for (int mode : kModes) {
        Result<T> a = Run(ours, s, mode), b = Run(host, s, mode);
        ASSERT_TRUE(Same(a.value, b.value)) << name << " mode " << mode << ": " << s.substr(0, 100);
        ASSERT_EQ(a.used, b.used) << name << ": " << s.substr(0, 100);
        // Whether a result that was rounded up to the smallest normal number underflowed is a
        // matter of taste (IEC 60559 allows both); quad arithmetic in software raises flags as it
        // likes.
        if (std::fabs(a.value) == smallest)
            continue;
        ASSERT_EQ(a.error, b.error) << name << " mode " << mode << ": " << s.substr(0, 100);
        if (LDBL_MANT_DIG != 113 || sizeof(T) < 16)
            ASSERT_EQ(a.flags, b.flags) << name << " mode " << mode << ": " << s.substr(0, 100);
    }
}

void CompareAll(const std::string &s)
{
    Compare<double>("strtod", s, tn_strtod, std::strtod);
    Compare<float>("strtof", s, tn_strtof, std::strtof);
    Compare<long double>("strtold", s, tn_strtold, std::strtold);
}

std::string Print(const char *format, int precision, long double v)
{
    char text[3000];
    std::snprintf(text, sizeof text, format, precision, v);
    return text;
}

TEST(Parse, HandWritten)
{
    const struct {
        const char *text;
        double want;
        int used;
    } cases[] = {
        {"0", 0.0, 1},
        {"-0", -0.0, 2},
        {"+.5e1x", 5.0, 5},
        {"1.", 1.0, 2},
        {".", 0.0, 0},
        {"-", 0.0, 0},
        {"e5", 0.0, 0},
        {"1e", 1.0, 1},
        {"1e+", 1.0, 1},
        {"  \t\n12", 12.0, 6},
        {"0x", 0.0, 1},
        {"0x.", 0.0, 1},
        {"0x.8p1", 1.0, 6},
        {"0x1p", 1.0, 3},
        {"0X1P-1", 0.5, 6},
        {"infinit", INFINITY, 3},
        {"-INFINITY", -INFINITY, 9},
        {"1e23", 0x1.52d02c7e14af6p+76, 4},
        {"9007199254740993", 0x1p+53, 16},
        {"9007199254740993.0000000000000000000000000001", 0x1.0000000000001p+53, 45},
        {"2.2250738585072011e-308", 0x0.fffffffffffffp-1022, 23},
        {"2.2250738585072012e-308", 0x1p-1022, 23},
        {"2.4703282292062327e-324", 0.0, 23},
        {"2.4703282292062328e-324", 0x1p-1074, 23},
        {"1.7976931348623158e308", DBL_MAX, 22},
        {"1.7976931348623159e308", INFINITY, 22},
        {"0x1.fffffffffffff8p-1023", 0x1p-1022, 24},
        {"0x0.000000000000080001p-1022", 0x1p-1074, 28},
        {"1e99999999999999999999", INFINITY, 22},
        {"0e99999999999999999999", 0.0, 22},
        {"1e-99999999999999999999", 0.0, 23},
    };
    for (auto &c : cases) {
        char *end;
        double v = tn_strtod(c.text, &end);
        EXPECT_TRUE(Same(v, c.want)) << c.text << " gave " << v;
        EXPECT_EQ(end - c.text, c.used) << c.text;
    }
}

TEST(Parse, NanPayload)
{
    const struct {
        const char *text;
        uint64_t bits;
        int used;
    } cases[] = {
        {"nan", 0x7ff8000000000000, 3},      {"-nan", 0xfff8000000000000, 4},
        {"NAN()", 0x7ff8000000000000, 5},    {"nan(0x123)", 0x7ff8000000000123, 10},
        {"nan(017)", 0x7ff800000000000f, 8}, {"nan(42)", 0x7ff800000000002a, 7},
        {"nan(a_z)", 0x7ff8000000000000, 8}, {"nan(1", 0x7ff8000000000000, 3},
        {"nan(1-)", 0x7ff8000000000000, 3},
    };
    for (auto &c : cases) {
        char *end;
        double v = tn_strtod(c.text, &end);
        uint64_t bits;
        std::memcpy(&bits, &v, sizeof bits);
        EXPECT_EQ(bits, c.bits) << c.text;
        EXPECT_EQ(end - c.text, c.used) << c.text;
    }
}

TEST(Parse, Range)
{
    errno = 0;
    EXPECT_EQ(tn_strtod("1e400", nullptr), HUGE_VAL);
    EXPECT_EQ(errno, ERANGE);
    errno = 0;
    EXPECT_EQ(tn_strtod("1e-400", nullptr), 0.0);
    EXPECT_EQ(errno, ERANGE);
    errno = 0;
    EXPECT_EQ(tn_strtod("0x1p-1074", nullptr), 0x1p-1074); // exact, so nothing was lost
    EXPECT_EQ(errno, 0);
    errno = 0;
    EXPECT_EQ(tn_strtof("1e39", nullptr), HUGE_VALF);
    EXPECT_EQ(errno, ERANGE);
}

TEST(Parse, Wide)
{
    wchar_t *end;
    const wchar_t *s = L" -1.5e3\u0661";
    EXPECT_EQ(tn_wcstod(s, &end), -1500.0);
    EXPECT_EQ(end - s, 7);
}

TEST(Parse, DifferentialEdges)
{
    for (const char *s : {"3.4028235677973366e38",
                          "3.4028235677973367e38",
                          "1.17549427e-38",
                          "1.17549429e-38",
                          "7.0064923216240853546186479164495e-46",
                          "7.0064923216240853546186479164496e-46",
                          "1e4932",
                          "1.2e4932",
                          "3.6e-4951",
                          "1.8e-4951",
                          "1e-4951",
                          "1e-4970",
                          "1e4933",
                          "0x1p16383",
                          "0x1p16384",
                          "0x1.ffffffffffffffffp16383",
                          "0x1.fffffffffffffffep16383",
                          "0x1p-16445",
                          "0x1p-16446",
                          "0x1.00000000000000001p-16446",
                          "0x1.fffffffffffffffep-16383",
                          "0x1p-16494",
                          "0x1p-16495",
                          "0x1.8p-16495",
                          "0x1.fffffffffffffffffffffffffffp16383",
                          "0x1.ffffffffffffffffffffffffffff8p16383",
                          "9007199254740992.5",
                          "123456789012345678",
                          "1234567890123456789",
                          "12345678901234567890",
                          "18446744073709551616",
                          "100000000000000000000000000000000000000000000000000000000000000000000000"
                          "000000000000000000000"})
        CompareAll(s);
}

TEST(Parse, DifferentialRandom)
{
    std::mt19937_64 random(20240229);
    for (int i = 0; i < 3000 && !HasFatalFailure(); i++) {
        uint64_t bits = random();
        double d;
        std::memcpy(&d, &bits, sizeof d);
        if (!std::isfinite(d))
            continue;
        CompareAll(Print("%.*Le", int(random() % 40), d));
        switch (i % 6) {
        case 0: { // halfway between neighbours, exactly and a little above, far behind
            long double half = ((long double)d + std::nextafter(d, INFINITY)) / 2;
            std::string s = Print("%.*Lg", 1200, half);
            CompareAll(s);
            size_t e = s.find('e');
            if (s.find('.') != std::string::npos) {
                s.insert(e == std::string::npos ? s.size() : e,
                         std::string(random() % 2000, '0') + "1");
                CompareAll(s);
            }
            break;
        }
        case 1: {
            float f = (float)std::ldexp((double)(random() % (1 << 24)), int(random() % 270) - 150);
            double half = ((double)f + std::nextafter(f, INFINITY)) / 2;
            CompareAll(Print("%.*Lg", int(random() % 60 + 100), half));
            break;
        }
        case 2:
            CompareAll(std::to_string(random() >> random() % 64) + "." +
                       std::to_string(random() >> random() % 64) + "e" +
                       std::to_string(int(random() % 700) - 350));
            break;
        case 3: {
            char text[100];
            std::snprintf(text, sizeof text, "0x%llx.%llxp%d",
                          (unsigned long long)(random() >> random() % 64),
                          (unsigned long long)(random() >> random() % 64),
                          int(random() % 2300) - 1150);
            CompareAll(text);
            break;
        }
        case 4:
            CompareAll(std::to_string(random() >> random() % 64) + "e" +
                       std::to_string(int(random() % 10000) - 5000));
            break;
        case 5: {
            std::string s;
            for (int n = int(random() % 12); n > 0; n--)
                s += "0123456789.eExXpPinfaINFA()_+- "[random() % 31];
            CompareAll(s);
            break;
        }
        }
    }
}

} // namespace
