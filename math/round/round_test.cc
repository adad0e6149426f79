// SPDX-License-Identifier: MIT
// Rounding to integers against the host's functions, in all modes and with exceptions.
#include <climits>

#include "math/testing/values.h"
#include "tenon/math.h"

namespace
{
using namespace tn;

#define EXACT(name)                                                                             \
    TEST(Round, name)                                                                           \
    {                                                                                           \
        agree1<double>(tn_##name, [](double x) { return ::name(x); }, kErrors);                 \
        agree1<float>(tn_##name##f, [](float x) { return ::name##f(x); }, kErrors);             \
        agree1<long double>(tn_##name##l, [](long double x) { return ::name##l(x); }, kErrors); \
    }
EXACT(floor)
EXACT(ceil)
EXACT(trunc)
EXACT(round)

TEST(Round, roundeven)
{
    agree1<double>(tn_roundeven, [](double x) { return ::roundeven(x); }, kErrors);
    agree1<float>(tn_roundevenf, [](float x) { return ::roundevenf(x); }, kErrors);
    agree1<long double>(tn_roundevenl, [](long double x) { return ::roundevenl(x); }, kErrors);
}

#define FLAGGED(name)                                                                     \
    TEST(Round, name)                                                                     \
    {                                                                                     \
        agree1<double>(tn_##name, [](double x) { return ::name(x); }, FE_ALL_EXCEPT);     \
        agree1<float>(tn_##name##f, [](float x) { return ::name##f(x); }, FE_ALL_EXCEPT); \
        agree1<long double>(                                                              \
            tn_##name##l, [](long double x) { return ::name##l(x); }, FE_ALL_EXCEPT);     \
    }
FLAGGED(rint)
FLAGGED(nearbyint)

// To long: compared where the integer fits; elsewhere invalid must be raised, and the value is
// unspecified.
template <class T, class F, class G> void to_long(F ours, G reference, bool exact_flags)
{
    auto check = [&](T x) {
        for (int mode : kModes) {
            int flags, want_flags;
            long got = in_mode(mode, &flags, [&] { return ours(x); });
            if (!(x > -0x1p63L && x < 0x1p63L)) {
                EXPECT_TRUE(x == -0x1p63L || (flags & FE_INVALID)) << hex(x);
                continue;
            }
            long want = in_mode(mode, &want_flags, [&] { return reference(x); });
            ASSERT_EQ(got, want) << hex(x) << " mode " << mode;
            ASSERT_EQ(flags & (exact_flags ? FE_ALL_EXCEPT : kErrors), exact_flags ? want_flags : 0)
                << hex(x) << " mode " << mode;
        }
    };
    for (T x : specials<T>())
        check(x);
    Random r(9);
    for (int i = 0; i < 20000; i++)
        check(any<T>(r));
}
TEST(Round, lrint)
{
    to_long<double>(tn_lrint, [](double x) { return ::lrint(x); }, true);
    to_long<float>(tn_lrintf, [](float x) { return ::lrintf(x); }, true);
    to_long<double>([](double x) { return (long)tn_llrint(x); },
                    [](double x) { return ::llrint(x); }, true);
}
TEST(Round, lrintl)
{
    to_long<long double>(tn_lrintl, [](long double x) { return ::lrintl(x); }, true);
}
TEST(Round, lround)
{
    to_long<double>(tn_lround, [](double x) { return ::lround(x); }, false);
    to_long<float>(tn_lroundf, [](float x) { return ::lroundf(x); }, false);
    to_long<long double>(tn_lroundl, [](long double x) { return ::lroundl(x); }, false);
}

template <class T, class F> void split(F ours)
{
    auto check = [&](T x) {
        T whole, part = ours(x, &whole);
        if (std::isinf(x)) {
            EXPECT_TRUE(same<T>(whole, x) && same<T>(part, std::copysign((T)0, x)));
            return;
        }
        EXPECT_TRUE(same<T>(whole, std::trunc(x))) << hex(x);
        EXPECT_TRUE(std::isnan(x) || (std::signbit(part) == std::signbit(x) && whole + part == x))
            << hex(x);
    };
    for (T x : specials<T>())
        check(x);
    Random r(10);
    for (int i = 0; i < 20000; i++)
        check(any<T>(r));
}
TEST(Round, modf)
{
    split<double>(tn_modf);
    split<float>(tn_modff);
    split<long double>(tn_modfl);
}

TEST(Round, Literals)
{
    EXPECT_EQ(tn_floor(-0.5), -1);
    EXPECT_EQ(tn_ceil(0.5), 1);
    EXPECT_TRUE(same(tn_ceil(-0.5), -0.0));
    EXPECT_EQ(tn_round(-2.5), -3);
    EXPECT_EQ(tn_roundeven(-2.5), -2);
    EXPECT_EQ(tn_round(0x1.fffffffffffffp-2), 0); // the number below one half
    EXPECT_EQ(tn_lround(-0.5), -1);
    EXPECT_EQ(tn_lrint(2.5), 2);
    EXPECT_EQ(tn_trunc(-0x1.8p52), -0x1.8p52);
    EXPECT_EQ(tn_floorl(-0x1.8p-16382L), -1);
}
} // namespace
