// SPDX-License-Identifier: MIT
// The inverse trigonometric functions: special values by hand, errors against the reference, every
// variant.
#include "math/testing/ulp.h"
#include "tenon/math.h"

extern "C" {
#define V(level)                    \
    double tn_asin_##level(double); \
    double tn_acos_##level(double); \
    double tn_atan_##level(double); \
    double tn_atan2_##level(double, double);
#include "math/arc/atan_variants.inc"
#undef V
}

namespace
{
using namespace tn;
using Function = double (*)(double);
struct Variant {
    const char *name;
    Function asin, acos, atan;
    double (*atan2)(double, double);
};
void PrintTo(const Variant &v, std::ostream *out) { *out << v.name; }
const Variant kVariants[] = {
    {"dispatched", tn_asin, tn_acos, tn_atan, tn_atan2},
#define V(level) {#level, tn_asin_##level, tn_acos_##level, tn_atan_##level, tn_atan2_##level},
#include "math/arc/atan_variants.inc"
#undef V
};
constexpr double kInf = HUGE_VAL;
const double kNan = NAN;
constexpr double kPi = 0x1.921fb54442d18p1;

class Arc : public testing::TestWithParam<Variant>
{
};
INSTANTIATE_TEST_SUITE_P(Variants, Arc, testing::ValuesIn(kVariants),
                         [](auto &i) { return i.param.name; });

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 3000;
#endif

TEST_P(Arc, asin)
{
    auto f = GetParam().asin;
    for (double zero : {0.0, -0.0})
        special("asin", f, zero, 0, zero);
    for (double x : {1.0000000000000002, -2.0, kInf, -kInf})
        special("asin", f, kNan, FE_INVALID, x);
    special("asin", f, kNan, 0, kNan);
    EXPECT_EQ(f(1), kPi / 2);
    EXPECT_EQ(f(-1), -kPi / 2);
    EXPECT_EQ(f(0.5), 0x1.0c152382d7366p-1);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(0x1p-1074); }), 0x1p-1074);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    auto ref = TN_REFERENCE1(mpfr_asin, asinl);
    worst1<double>("asin", f, ref, 0.62, uniform(-1.0, 1.0), kRounds);
    worst1<double>("asin small", f, ref, 0.62, magnitudes<double>(-30, 0), kRounds);
    worst1<double>(
        "asin near 1", f, ref, 0.62,
        [](Random &r) { return 1 - std::ldexp(r.unit(), -1 - (int)r.below(52)); }, kRounds);
    directed1<double>("asin", f, ref, 1.6, uniform(-1.0, 1.0), kRounds / 10);
}

TEST_P(Arc, acos)
{
    auto f = GetParam().acos;
    special("acos", f, 0.0, 0, 1.0);
    for (double x : {1.0000000000000002, -2.0, kInf, -kInf})
        special("acos", f, kNan, FE_INVALID, x);
    special("acos", f, kNan, 0, kNan);
    EXPECT_EQ(f(-1), kPi);
    EXPECT_EQ(f(0), kPi / 2);
    EXPECT_EQ(f(0.5), 0x1.0c152382d7366p0);
    auto ref = TN_REFERENCE1(mpfr_acos, acosl);
    worst1<double>("acos", f, ref, 0.60, uniform(-1.0, 1.0), kRounds);
    worst1<double>("acos small", f, ref, 0.60, magnitudes<double>(-60, 0), kRounds);
    worst1<double>(
        "acos near 1", f, ref, 0.60,
        [](Random &r) { return 1 - std::ldexp(r.unit(), -1 - (int)r.below(52)); }, kRounds);
    directed1<double>("acos", f, ref, 1.6, uniform(-1.0, 1.0), kRounds / 10);
}

TEST_P(Arc, atan)
{
    auto f = GetParam().atan;
    for (double zero : {0.0, -0.0})
        special("atan", f, zero, 0, zero);
    special("atan", f, kNan, 0, kNan);
    EXPECT_EQ(f(kInf), kPi / 2);
    EXPECT_EQ(f(-kInf), -kPi / 2);
    EXPECT_EQ(f(1), kPi / 4);
    EXPECT_EQ(f(1e300), kPi / 2);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(0x1p-1074); }), 0x1p-1074);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    auto ref = TN_REFERENCE1(mpfr_atan, atanl);
    worst1<double>("atan", f, ref, 0.54, uniform(-20.0, 20.0), kRounds);
    worst1<double>("atan up to 1", f, ref, 0.54, uniform(-1.0, 1.0), kRounds);
    worst1<double>("atan small", f, ref, 0.54, magnitudes<double>(-30, 0), kRounds);
    worst1<double>("atan large", f, ref, 0.54, magnitudes<double>(0, 70), kRounds);
    directed1<double>("atan", f, ref, 1.6, magnitudes<double>(-30, 10), kRounds / 10);
}

TEST_P(Arc, atan2)
{
    auto f = GetParam().atan2;
    for (double s : {1.0, -1.0}) {
        special("atan2", f, s * 0.0, 0, s * 0.0, 0.0);
        special("atan2", f, s * 0.0, 0, s * 0.0, 2.0);
        special("atan2", f, s * 0.0, 0, s * 2.0, kInf);
        EXPECT_EQ(f(s * 0.0, -0.0), s * kPi);
        EXPECT_EQ(f(s * 0.0, -2.0), s * kPi);
        EXPECT_EQ(f(s * 2.0, 0.0), s * kPi / 2);
        EXPECT_EQ(f(s * 2.0, -0.0), s * kPi / 2);
        EXPECT_EQ(f(s * 2.0, -kInf), s * kPi);
        EXPECT_EQ(f(s * kInf, 2.0), s * kPi / 2);
        EXPECT_EQ(f(s * kInf, kInf), s * kPi / 4);
        EXPECT_EQ(f(s * kInf, -kInf), s * 0x1.2d97c7f3321d2p1);
        EXPECT_EQ(f(s * 1.0, 1.0), s * kPi / 4);
        EXPECT_EQ(f(s * 0x1p-1074, 0x1p-1074), s * kPi / 4);
        EXPECT_EQ(f(s * 0x1.fffffffffffffp1023, 0x1.fffffffffffffp1023), s * kPi / 4);
        EXPECT_EQ(f(s * 0x1p-1074, -1.0), s * kPi);
        EXPECT_EQ(f(s * 0x1p1000, 0x1p-1000), s * kPi / 2);
    }
    for (double x : {0.0, 1.0, kInf, kNan}) {
        special("atan2", f, kNan, 0, x, kNan);
        special("atan2", f, kNan, 0, kNan, x);
    }
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(0x1p-1074, 3.0); }), 0);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    auto ref = TN_REFERENCE2(mpfr_atan2, atan2l);
    worst2<double>(
        "atan2", f, ref, 0.55,
        [](Random &r, double &y, double &x) { y = r.unit() * 20 - 10, x = r.unit() * 20 - 10; },
        kRounds);
    worst2<double>(
        "atan2 ratios", f, ref, 0.55,
        [](Random &r, double &y, double &x) {
            x = std::ldexp(r.unit() - 0.5, (int)r.below(1000) - 500);
            y = x * std::ldexp(r.unit() - 0.5, (int)r.below(120) - 60);
        },
        kRounds);
    worst2<double>(
        "atan2 extremes", f, ref, 0.55,
        [](Random &r, double &y, double &x) {
            int e = r.below(2) ? -1060 : 1000;
            x = std::ldexp(1 + r.unit(), e + (int)r.below(20));
            y = std::ldexp(1 + r.unit(), e + (int)r.below(20));
            if (r.below(2))
                x = -x;
        },
        kRounds);
}
} // namespace
