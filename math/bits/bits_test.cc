// SPDX-License-Identifier: MIT
// Functions on the representation against the host's, in all modes and with exceptions.
#include <climits>

#include "math/testing/values.h"
#include "tenon/math.h"

namespace
{
using namespace tn;

#define EACH1(name, mask)                                                                    \
    TEST(Bits, name)                                                                         \
    {                                                                                        \
        agree1<double>(tn_##name, [](double x) { return ::name(x); }, mask);                 \
        agree1<float>(tn_##name##f, [](float x) { return ::name##f(x); }, mask);             \
        agree1<long double>(tn_##name##l, [](long double x) { return ::name##l(x); }, mask); \
    }
EACH1(fabs, FE_ALL_EXCEPT)
EACH1(logb, FE_ALL_EXCEPT)

#define EACH2(name, mask)                                                                      \
    TEST(Bits, name)                                                                           \
    {                                                                                          \
        agree2<double>(tn_##name, [](double x, double y) { return ::name(x, y); }, mask);      \
        agree2<float>(tn_##name##f, [](float x, float y) { return ::name##f(x, y); }, mask);   \
        agree2<long double>(                                                                   \
            tn_##name##l, [](long double x, long double y) { return ::name##l(x, y); }, mask); \
    }
EACH2(copysign, FE_ALL_EXCEPT)
EACH2(fdim, FE_ALL_EXCEPT)
EACH2(nextafter, kErrors)

TEST(Bits, nexttoward)
{
    Random r(3);
    for (int i = 0; i < 20000; i++) {
        double x = any<double>(r);
        long double y =
            i % 4 ? any<long double>(r) : x + (long double)((int)r.below(3) - 1) * 0x1p-60L * x;
        EXPECT_TRUE(agree(
            tn_nexttoward, [](double a, long double b) { return ::nexttoward(a, b); }, kErrors, x,
            y));
        EXPECT_TRUE(agree(
            tn_nexttowardf, [](float a, long double b) { return ::nexttowardf(a, b); }, kErrors,
            (float)x, y));
    }
}

TEST(Bits, ClassAndSign)
{
    auto check = [](auto x, auto f, auto s) {
        EXPECT_EQ(f(x), std::fpclassify(x)) << hex(x);
        EXPECT_EQ(s(x) != 0, std::signbit(x)) << hex(x);
    };
    Random r(4);
    for (double x : specials<double>())
        check(x, tn_fpclassify, tn_signbit);
    for (float x : specials<float>())
        check(x, tn_fpclassifyf, tn_signbitf);
    for (long double x : specials<long double>())
        check(x, tn_fpclassifyl, tn_signbitl);
    for (int i = 0; i < 1000; i++)
        check(any<long double>(r), tn_fpclassifyl, tn_signbitl);
}

template <class T, class F> void fractions(F ours)
{
    auto check = [&](T x) {
        int e = 99, want_e = 99;
        T got = ours(x, &e), want = std::frexp(x, &want_e);
        EXPECT_TRUE(same<T>(got, want)) << hex(x);
        if (std::isfinite(x)) {
            EXPECT_EQ(e, want_e) << hex(x);
        }
    };
    for (T x : specials<T>())
        check(x);
    Random r(5);
    for (int i = 0; i < 20000; i++)
        check(any<T>(r));
}
TEST(Bits, frexp)
{
    fractions<double>(tn_frexp);
    fractions<float>(tn_frexpf);
    fractions<long double>(tn_frexpl);
}

template <class T, class F, class G> void scales(F ours, G host)
{
    Random r(6);
    using L = std::numeric_limits<T>;
    for (T x : specials<T>())
        for (int n :
             {0, 1, -1, 53, -53, 1074, -1074, -20000, 20000, 40000, -40000, INT_MAX, INT_MIN})
            EXPECT_TRUE(
                agree([&](T a) { return ours(a, n); }, [&](T a) { return host(a, n); }, kErrors, x))
                << n;
    for (int i = 0; i < 30000; i++) {
        T x = any<T>(r);
        int e = 0;
        std::frexp(x, &e);
        int n = i % 2 ? (int)r.below(2 * L::max_exponent) - L::max_exponent
                      : L::min_exponent - e - (int)r.below(L::digits + 2);
        if (!agree([&](T a) { return ours(a, n); }, [&](T a) { return host(a, n); }, kErrors, x)) {
            ADD_FAILURE() << "n = " << n;
            return;
        }
    }
}
TEST(Bits, scalbn)
{
    scales<double>(tn_scalbn, [](double x, int n) { return ::scalbn(x, n); });
    scales<float>(tn_scalbnf, [](float x, int n) { return ::scalbnf(x, n); });
    scales<long double>(tn_scalbnl, [](long double x, int n) { return ::scalbnl(x, n); });
    EXPECT_EQ(tn_scalbln(1, LONG_MAX), HUGE_VAL);
    EXPECT_EQ(tn_scalbln(1, LONG_MIN), 0);
    EXPECT_EQ(tn_scalblnf(0x1p-149f, 149), 1);
    EXPECT_EQ(tn_scalblnl(3, 2), 12);
}

TEST(Bits, ilogb)
{
    // The host's NaN value differs by platform: literals for what C fixes, the host for finite
    // numbers.
    auto check = [](auto x, auto f) {
        int e;
        std::frexp(x, &e);
        EXPECT_EQ(f(x), e - 1) << hex(x);
    };
    Random r(11);
    for (int i = 0; i < 20000; i++) {
        double x = any<double>(r);
        if (x == 0 || std::isinf(x))
            continue;
        check(x, tn_ilogb);
        if ((float)x != 0 && std::isfinite((float)x))
            check((float)x, tn_ilogbf);
        check((long double)x, tn_ilogbl);
    }
    check(0x1p-16400L, tn_ilogbl);
    for (double x : {0.0, -0.0, HUGE_VAL, -HUGE_VAL, (double)NAN}) {
        int flags;
        int got = in_mode(FE_TONEAREST, &flags, [&] { return tn_ilogb(x); });
        EXPECT_EQ(got, std::isinf(x) ? INT_MAX : INT_MIN);
        EXPECT_TRUE(flags & FE_INVALID);
    }
}

// The sign of a zero chosen among +0 and -0 is fixed here, which C only recommends.
template <class T, class F, class G> void extremes(F max, G min)
{
    Random r(12);
    auto check = [&](T x, T y) {
        if (std::isnan(x) || std::isnan(y)) {
            T number = std::isnan(x) ? y : x;
            EXPECT_TRUE(same<T>(max(x, y), number) && same<T>(min(x, y), number));
            return;
        }
        bool less = x < y || (x == y && std::signbit(x) && !std::signbit(y));
        EXPECT_TRUE(same<T>(max(x, y), less ? y : x)) << hex(x) << " " << hex(y);
        EXPECT_TRUE(same<T>(min(x, y), less ? x : y)) << hex(x) << " " << hex(y);
    };
    for (T x : specials<T>())
        for (T y : specials<T>())
            check(x, y);
    for (int i = 0; i < 10000; i++)
        check(any<T>(r), any<T>(r));
}
TEST(Bits, fmaxfmin)
{
    extremes<double>(tn_fmax, tn_fmin);
    extremes<float>(tn_fmaxf, tn_fminf);
    extremes<long double>(tn_fmaxl, tn_fminl);
}

TEST(Bits, nan)
{
    EXPECT_TRUE(std::isnan(tn_nan("")) && std::isnan(tn_nanf("1")) && std::isnan(tn_nanl("x")));
}
} // namespace
