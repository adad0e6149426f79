// SPDX-License-Identifier: MIT
// printf: literals worked out by hand from C23 7.23.6.1, and comparison with the host's printf over
// random values, flags and rounding modes (exact, because both claim correct rounding).
#include <gtest/gtest.h>

#include <cerrno>
#include <cfenv>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

extern "C" {
int tn_vsnprintf(char *, size_t, const char *, va_list);
int tn_snprintf(char *, size_t, const char *, ...);
int tn_asprintf(char **, const char *, ...);
}

namespace
{

char big[40000];

std::string format(const char *f, ...)
{
    va_list ap;
    va_start(ap, f);
    int n = tn_vsnprintf(big, sizeof big, f, ap);
    va_end(ap);
    if (n < 0)
        return "error";
    EXPECT_EQ(static_cast<size_t>(n), strlen(big)) << f;
    return big;
}

TEST(printf, integers)
{
    EXPECT_EQ(format("%d %i %u", -1, INT_MIN, UINT_MAX), "-1 -2147483648 4294967295");
    EXPECT_EQ(
        format("%ld %lld %jd %zd %td", LONG_MIN, 1LL, (intmax_t)-2, (ssize_t)3, (ptrdiff_t)-4),
        "-9223372036854775808 1 -2 3 -4");
    EXPECT_EQ(format("%hhd %hd %hhu %hu", 257, 65537, -1, -1), "1 1 255 65535");
    EXPECT_EQ(format("[%5d|%-5d|%05d|%+d|% d|%+05d|%-05d]", 42, 42, 42, 42, 42, 42, 42),
              "[   42|42   |00042|+42| 42|+0042|42   ]");
    EXPECT_EQ(format("%.3d %8.3d %-8.3d| %08.3d %.0d|%.d|%+.0d", 7, 7, 7, 7, 0, 0, 0),
              "007      007 007     |      007 ||+");
    EXPECT_EQ(format("%x %X %#x %#X %#x %08x %#08x %#.4x", 255, 255, 255, 255, 0, 255, 255, 255),
              "ff FF 0xff 0XFF 0 000000ff 0x0000ff 0x00ff");
    EXPECT_EQ(format("%o %#o %#o %#.0o %#.3o %#.1o", 8, 8, 0, 0, 8, 8), "10 010 0 0 010 010");
    EXPECT_EQ(format("%b %#b %#B %08b %#.0b|", 5u, 5u, 5u, 5u, 0u), "101 0b101 0B101 00000101 |");
    EXPECT_EQ(format("%lb", ~0ul), std::string(64, '1'));
    EXPECT_EQ(format("%w8d %w16d %w32u %w64x", 255, 65537, -1, ~0ull),
              "-1 1 4294967295 ffffffffffffffff");
    EXPECT_EQ(format("%wf8d %wf16d %wf32d %wf64d", 255, 65537, -1, -1LL), "-1 65537 -1 -1");
    EXPECT_EQ(format("%'d", 1234567), "1234567");
    for (int i = 0; i < 20; i++) { // every length
        uint64_t v = 1;
        std::string text = "1";
        for (int k = 0; k < i; k++) {
            v *= 10;
            text += '0';
        }
        EXPECT_EQ(format("%lu", v), text);
        if (v > 1)
            EXPECT_EQ(format("%lu", v - 1), std::string(i, '9'));
    }
}

TEST(printf, text)
{
    EXPECT_EQ(format("%s|%5s|%-5s|%.2s|%5.1s|%c|%3c|%-3c|%%", "abc", "abc", "abc", "abc", "abc",
                     'x', 'x', 'x'),
              "abc|  abc|abc  |ab|    a|x|  x|x  |%");
    const char unterminated[3] = {'a', 'b', 'c'};
    EXPECT_EQ(format("%.3s", unterminated), "abc");
    EXPECT_EQ(format("%s", static_cast<char *>(nullptr)), "(null)");
    EXPECT_EQ(format("%p", reinterpret_cast<void *>(0x1234)), "0x1234");
    EXPECT_EQ(format("%ls|%.3ls|%lc|%S", L"wide", L"wide", L'x', L"w"), "wide|wid|x|w");
    errno = ENOENT;
    EXPECT_EQ(format("%m"), strerror(ENOENT));
    EXPECT_EQ(format("%05s|%-05s", "a", "a"), "    a|a    ");
}

TEST(printf, positions)
{
    EXPECT_EQ(format("%2$s %1$s", "a", "b"), "b a");
    EXPECT_EQ(format("%3$*1$.*2$f|", 8, 2, 3.14159), "    3.14|");
    EXPECT_EQ(format("%2$s", "unused", "used"), "used");
    EXPECT_EQ(format("%2$Lg %1$d %3$g", 1, 2.5L, 3.5), "2.5 1 3.5");
    EXPECT_EQ(format("%1$d %d", 1, 2), "error");
    EXPECT_EQ(errno, EINVAL);
    EXPECT_EQ(format("%0$d", 1), "error");
    EXPECT_EQ(format("%65$d", 1), "error");
    EXPECT_EQ(format("%99999999999$d", 1), "error");
}

TEST(printf, count)
{
    int n = -1;
    signed char c = -1;
    long l = -1;
    format("abc%n%hhn12%ln", &n, &c, &l);
    EXPECT_EQ(n, 3);
    EXPECT_EQ(c, 3);
    EXPECT_EQ(l, 5);
}

TEST(printf, errors)
{
    char small[4] = "xxx";
    EXPECT_EQ(tn_snprintf(small, 3, "%s", "hello"), 5);
    EXPECT_STREQ(small, "he");
    EXPECT_EQ(tn_snprintf(nullptr, 0, "%d", 12345), 5);
    errno = 0;
    EXPECT_EQ(tn_snprintf(small, 4, "%2147483647d%d", 1, 1), -1);
    EXPECT_EQ(errno, EOVERFLOW);
    errno = 0;
    EXPECT_EQ(tn_snprintf(small, 4, "%2147483648d", 1), -1);
    EXPECT_EQ(errno, EOVERFLOW);
    errno = 0;
    EXPECT_EQ(tn_snprintf(small, 4, "%*d", INT_MIN, 1), -1);
    EXPECT_EQ(errno, EOVERFLOW);
    EXPECT_EQ(tn_snprintf(nullptr, 0, "%100000000d", 1), 100000000);
    EXPECT_EQ(tn_snprintf(nullptr, 0, "%.2147483646e", 1.0), -1);
    errno = 0;
    EXPECT_EQ(tn_snprintf(small, 4, "%y"), -1);
    EXPECT_EQ(errno, EINVAL);
    EXPECT_EQ(tn_snprintf(small, 4, "%"), -1);
    char *p = nullptr;
    EXPECT_EQ(tn_asprintf(&p, "%500s", "x"), 500);
    EXPECT_EQ(strlen(p), 500u);
    free(p);
}

TEST(printf, floats)
{
    EXPECT_EQ(format("%f %e %g %G", 0.0, 0.0, 0.0, -0.0), "0.000000 0.000000e+00 0 -0");
    EXPECT_EQ(format("%F %f %E %g %5.1f|%-6f|%06f", INFINITY, -INFINITY, -INFINITY, std::nan(""),
                     INFINITY, INFINITY, INFINITY),
              "INF -inf -INF nan   inf|inf   |   inf");
    EXPECT_EQ(format("%g %g %g %g %g", 100000.0, 1000000.0, 0.0001, 0.00001, 123456789.0),
              "100000 1e+06 0.0001 1e-05 1.23457e+08");
    EXPECT_EQ(format("%#g %#.0f %#.0e %#x", 1.0, 1.0, 1.0, 1), "1.00000 1. 1.e+00 0x1");
    EXPECT_EQ(format("%.0f %.0f %.0f %.0f %.0f", 0.5, 1.5, 2.5, 0.50000000000000011, 1e0),
              "0 2 2 1 1");
    EXPECT_EQ(format("%.1f %.2f %.3f", 0.25, 0.125, 0.0625), "0.2 0.12 0.062");
    EXPECT_EQ(format("%.0e %.1e", 25.0, 2.5e22), "2e+01 2.5e+22");
    EXPECT_EQ(format("%.17g %.17g %.17g", 0.1, 1e22, 1e23),
              "0.10000000000000001 1e+22 9.9999999999999992e+22");
    EXPECT_EQ(format("%.3g %.3g %g", 999.5, 9995.0, 999999.5), "1e+03 1e+04 1e+06");
    EXPECT_EQ(format("%a %a %a %A %.0a %.1a %.3a %a", 1.0, 0.5, -0x1.8p-3, 0x1.abcdefp+10, 1.5,
                     0x1.f8p0, 1.0, 0.0),
              "0x1p+0 0x1p-1 -0x1.8p-3 0X1.ABCDEFP+10 0x2p+0 0x2.0p+0 0x1.000p+0 0x0p+0");
    EXPECT_EQ(format("%015a|%15a|%-15a|%+a", 1.5, 1.5, 1.5, 1.5),
              "0x00000001.8p+0|       0x1.8p+0|0x1.8p+0       |+0x1.8p+0");
    EXPECT_EQ(format("%010.2f|%+.1e|% g", -3.14159, 1234.5, 2.0), "-000003.14|+1.2e+03| 2");
    EXPECT_EQ(format("%f", 1e300), "100000000000000005250476025520442024870446858110815915491585411"
                                   "5511802457988908195786371375080447864"
                                   "043704443832883878176942523235360430575644792184786706982848387"
                                   "2009265758037378302337947880900593689"
                                   "532349707999450811190389676408800746527427801424945792587888200"
                                   "5684283811566947219638686545940054016"
                                   "0.000000");
}

// Powers of two in decimal, by doubling or halving groups of nine digits.
struct Decimal {
    std::vector<uint32_t> groups; // most significant first
    explicit Decimal(uint32_t first) : groups{first} {}

    void twice()
    {
        uint32_t carry = 0;
        for (size_t i = groups.size(); i-- > 0;) {
            uint32_t v = groups[i] * 2 + carry;
            carry = v >= 1000000000;
            groups[i] = v - carry * 1000000000;
        }
        if (carry)
            groups.insert(groups.begin(), 1);
    }
    void halve() // of a fraction
    {
        uint64_t carry = 0;
        for (uint32_t &g : groups) {
            uint64_t v = carry * 1000000000 + g;
            g = static_cast<uint32_t>(v / 2);
            carry = v % 2;
        }
        if (carry)
            groups.push_back(500000000);
    }
    std::string text(bool padded) const
    {
        std::string s;
        for (uint32_t g : groups) {
            std::string group = std::to_string(g);
            if (padded || !s.empty())
                group = std::string(9 - group.size(), '0') + group;
            s += group;
        }
        return s;
    }
    std::string fraction(int digits) const
    {
        std::string s = text(true);
        s.resize(static_cast<size_t>(digits), '0');
        return "0." + s;
    }
};

TEST(printf, exact_powers_of_two)
{
    double x = 0.5;
    Decimal small(500000000);
    for (int e = 1; e <= 1074; e++, x /= 2, small.halve()) {
        ASSERT_EQ(format("%.*f", e, x), small.fraction(e)) << e;
        ASSERT_EQ(format("%.*f", e + 5, x), small.fraction(e + 5)) << e;
    }
    Decimal large(1);
    x = 1;
    for (int e = 0; e <= 1023; e++, x *= 2, large.twice()) {
        ASSERT_EQ(format("%.0f", x), large.text(false)) << e;
        ASSERT_EQ(format("%.2f", x), large.text(false) + ".00") << e;
    }
}

TEST(printf, exact_long_double)
{
    Decimal large(1);
    for (int e = 0; e < LDBL_MAX_EXP; e++, large.twice())
        if (e % 1237 == 0 || e == LDBL_MAX_EXP - 1)
            ASSERT_EQ(format("%.0Lf", ldexpl(1, e)), large.text(false)) << e;
    Decimal small(500000000);
    const int last = LDBL_MANT_DIG - LDBL_MIN_EXP; // 2^-last is the smallest number
    for (int e = 1; e <= last; e++, small.halve())
        if (e % 1237 == 0 || e == last)
            ASSERT_EQ(format("%.*Lf", e, ldexpl(1, -e)), small.fraction(e)) << e;
    // The number with the most digits.
    std::string most = format("%.20000Le", nextafterl(LDBL_MIN, 0));
    size_t digits = most.find_last_not_of('0', most.find('e') - 1);
    EXPECT_EQ(digits, LDBL_MANT_DIG == 64 ? 11514u : LDBL_MANT_DIG == 113 ? 11563u : digits);
}

// --- against the host
// ---------------------------------------------------------------------------------------------------

uint64_t state = 88172645463325252u;
uint64_t random_bits()
{
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

template <class T> bool same(const std::string &f, T x)
{
    static char host[40000];
    int n = snprintf(host, sizeof host, f.c_str(), x),
        m = tn_snprintf(big, sizeof big, f.c_str(), x);
    if (n == m && !strcmp(host, big))
        return true;
    ADD_FAILURE() << f << " in rounding mode " << fegetround() << ": host "
                  << std::string(host).substr(0, 200) << ", ours "
                  << std::string(big).substr(0, 200);
    return false;
}

std::string random_flags(const char *flags)
{
    std::string f = "%";
    for (; *flags; flags++)
        if (random_bits() % 4 == 0)
            f += *flags;
    if (random_bits() % 3 == 0)
        f += std::to_string(1 + random_bits() % 40);
    return f;
}

double random_double()
{
    double x;
    uint64_t u = random_bits();
    switch (random_bits() % 6) {
    case 0: // any bits
        memcpy(&x, &u, sizeof x);
        return x;
    case 1: // integers
        return static_cast<double>(static_cast<int64_t>(u >> random_bits() % 64));
    case 2: // decimal fractions
        return static_cast<int>(u % 2000000) / 1000.0;
    case 3: // ties
        return static_cast<double>(u % 1000) / 8;
    case 4: // around 1
        u = (u & 0x800fffffffffffffu) | (1023 - 30 + random_bits() % 60) << 52;
        memcpy(&x, &u, sizeof x);
        return x;
    default: // few digits, any exponent
        return std::strtod((std::to_string(u % 100) + "e" +
                            std::to_string(static_cast<int>(random_bits() % 640) - 320))
                               .c_str(),
                           nullptr);
    }
}

TEST(printf, random_floats)
{
    const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    for (int i = 0; i < 40000; i++) {
        double x = random_double();
        fesetround(modes[random_bits() % 4]);
        // glibc 2.36 loses a digit of %#.Ng when rounding carries, so '#' goes with e and f only.
        char conversion = "efgEFG"[random_bits() % 6];
        std::string f = random_flags((conversion | 32) == 'g' ? "-+ 0" : "-+ #0");
        if (random_bits() % 4)
            f +=
                "." + std::to_string(random_bits() % 8 ? random_bits() % 25 : random_bits() % 1200);
        bool ok =
            same(f + conversion, x) && same(f + 'L' + conversion, static_cast<long double>(x));
        fesetround(FE_TONEAREST);
        ASSERT_TRUE(ok);
    }
}

TEST(printf, random_long_doubles)
{
    const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    for (int i = 0; i < 2000; i++) {
        long double x = static_cast<long double>(random_bits() | 1ull << 63);
        if (random_bits() % 2)
            x += static_cast<long double>(random_bits()) * 0x1p-64L;
        x = ldexpl(x, static_cast<int>(random_bits() % 32000) - 16100);
        std::string f =
            random_flags("-+ 0") + "." +
            std::to_string(random_bits() % 8 ? random_bits() % 40 : random_bits() % 12000);
        fesetround(modes[random_bits() % 4]);
        bool ok = same(f + 'L' + "efgEFG"[random_bits() % 6], x);
        fesetround(FE_TONEAREST);
        ASSERT_TRUE(ok);
    }
}

TEST(printf, random_hexadecimal)
{
    for (int i = 0; i < 20000; i++) {
        double x = random_double();
        // Subnormal numbers have several right forms; ours begins with 1.
        if (!std::isnormal(x))
            continue;
        ASSERT_TRUE(same(random_flags("-+ #0") +
                             (random_bits() % 2 ? "." + std::to_string(random_bits() % 20) : "") +
                             "aA"[random_bits() % 2],
                         x));
    }
}

TEST(printf, random_integers)
{
    const char *const conversions[] = {"hhd", "hd", "d", "ld", "lld", "jd", "zd", "td",  "hhu",
                                       "u",   "lu", "o", "lo", "x",   "lx", "hX", "llX", "i"};
    for (int i = 0; i < 40000; i++) {
        std::string f = random_flags("-+ 0");
        if (random_bits() % 3 == 0)
            f += "." + std::to_string(random_bits() % 30);
        const char *c = conversions[random_bits() % (sizeof conversions / sizeof *conversions)];
        ASSERT_TRUE(same(f + c, static_cast<long>(random_bits() >> random_bits() % 64) *
                                    (random_bits() % 2 ? 1 : -1)));
    }
}

} // namespace
