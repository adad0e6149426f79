// SPDX-License-Identifier: MIT
// The hyperbolic functions and their inverses: special values by hand, errors against the
// reference, every variant.
#include "math/testing/ulp.h"
#include "tenon/math.h"

extern "C" {
#define V(level)                     \
    double tn_sinh_##level(double);  \
    double tn_cosh_##level(double);  \
    double tn_tanh_##level(double);  \
    double tn_asinh_##level(double); \
    double tn_acosh_##level(double); \
    double tn_atanh_##level(double);
#include "math/hyper/sinh_variants.inc"
#undef V
}

namespace
{
using namespace tn;
using Function = double (*)(double);
struct Variant {
    const char *name;
    Function sinh, cosh, tanh, asinh, acosh, atanh;
};
void PrintTo(const Variant &v, std::ostream *out) { *out << v.name; }
const Variant kVariants[] = {
    {"dispatched", tn_sinh, tn_cosh, tn_tanh, tn_asinh, tn_acosh, tn_atanh},
#define V(level)                                                           \
    {#level,           tn_sinh_##level,  tn_cosh_##level, tn_tanh_##level, \
     tn_asinh_##level, tn_acosh_##level, tn_atanh_##level},
#include "math/hyper/sinh_variants.inc"
#undef V
};
constexpr double kInf = HUGE_VAL;
const double kNan = NAN;

class Hyper : public testing::TestWithParam<Variant>
{
};
INSTANTIATE_TEST_SUITE_P(Variants, Hyper, testing::ValuesIn(kVariants),
                         [](auto &i) { return i.param.name; });

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 3000;
#endif

void odd_near_zero(const char *name, Function f)
{
    for (double zero : {0.0, -0.0})
        special(name, f, zero, 0, zero);
    special(name, f, kNan, 0, kNan);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(-0x1p-1074); }), -0x1p-1074) << name;
    EXPECT_TRUE(flags & FE_UNDERFLOW) << name;
}

TEST_P(Hyper, sinh)
{
    auto f = GetParam().sinh;
    odd_near_zero("sinh", f);
    for (double x : {kInf, -kInf})
        special("sinh", f, x, 0, x);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(-0x1.633ce8fb9f87ep9); }), -kInf);
    EXPECT_TRUE(flags & FE_OVERFLOW);
    EXPECT_EQ(f(0x1.633ce8fb9f87dp9), 0x1.ffffffffffd3bp1023);
    auto ref = TN_REFERENCE1(mpfr_sinh, sinhl);
    worst1<double>("sinh", f, ref, 0.54, uniform(-5.0, 5.0), kRounds);
    worst1<double>("sinh small", f, ref, 0.54, magnitudes<double>(-30, 0), kRounds);
    worst1<double>("sinh large", f, ref, 0.54, uniform(5.0, 710.4), kRounds);
    directed1<double>("sinh", f, ref, 1.6, uniform(-5.0, 5.0), kRounds / 10);
}

TEST_P(Hyper, cosh)
{
    auto f = GetParam().cosh;
    for (double zero : {0.0, -0.0})
        special("cosh", f, 1.0, 0, zero);
    special("cosh", f, kNan, 0, kNan);
    for (double x : {kInf, -kInf})
        special("cosh", f, kInf, 0, x);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(-711); }), kInf);
    EXPECT_TRUE(flags & FE_OVERFLOW);
    auto ref = TN_REFERENCE1(mpfr_cosh, coshl);
    worst1<double>("cosh", f, ref, 0.52, uniform(-5.0, 5.0), kRounds);
    worst1<double>("cosh small", f, ref, 0.52, magnitudes<double>(-30, 0), kRounds);
    worst1<double>("cosh large", f, ref, 0.52, uniform(5.0, 710.4), kRounds);
    directed1<double>("cosh", f, ref, 1.6, uniform(-5.0, 5.0), kRounds / 10);
}

TEST_P(Hyper, tanh)
{
    auto f = GetParam().tanh;
    odd_near_zero("tanh", f);
    special("tanh", f, 1.0, 0, kInf);
    special("tanh", f, -1.0, 0, -kInf);
    EXPECT_EQ(f(30), 1);
    auto ref = TN_REFERENCE1(mpfr_tanh, tanhl);
    worst1<double>("tanh", f, ref, 0.53, uniform(-5.0, 5.0), kRounds);
    worst1<double>("tanh small", f, ref, 0.53, magnitudes<double>(-30, 0), kRounds);
    worst1<double>("tanh large", f, ref, 0.53, uniform(5.0, 25.0), kRounds);
    directed1<double>("tanh", f, ref, 1.6, uniform(-5.0, 5.0), kRounds / 10);
}

TEST_P(Hyper, asinh)
{
    auto f = GetParam().asinh;
    odd_near_zero("asinh", f);
    for (double x : {kInf, -kInf})
        special("asinh", f, x, 0, x);
    auto ref = TN_REFERENCE1(mpfr_asinh, asinhl);
    worst1<double>("asinh", f, ref, 0.52, uniform(-5.0, 5.0), kRounds);
    worst1<double>("asinh small", f, ref, 0.52, magnitudes<double>(-30, 0), kRounds);
    worst1<double>("asinh large", f, ref, 0.52, magnitudes<double>(0, 1023), kRounds);
    directed1<double>("asinh", f, ref, 1.6, uniform(-5.0, 5.0), kRounds / 10);
}

TEST_P(Hyper, acosh)
{
    auto f = GetParam().acosh;
    special("acosh", f, 0.0, 0, 1.0);
    special("acosh", f, kInf, 0, kInf);
    special("acosh", f, kNan, 0, kNan);
    for (double x : {0.0, -0.0, 0x1.fffffffffffffp-1, -5.0, -kInf})
        special("acosh", f, kNan, FE_INVALID, x);
    auto ref = TN_REFERENCE1(mpfr_acosh, acoshl);
    worst1<double>("acosh", f, ref, 0.52, uniform(1.0, 10.0), kRounds);
    worst1<double>(
        "acosh near 1", f, ref, 0.52,
        [](Random &r) { return 1 + std::ldexp(r.unit(), -(int)r.below(52)); }, kRounds);
    worst1<double>("acosh large", f, ref, 0.52, magnitudes<double>(1, 1023, false), kRounds);
    directed1<double>("acosh", f, ref, 1.6, uniform(1.0, 5.0), kRounds / 10);
}

TEST_P(Hyper, atanh)
{
    auto f = GetParam().atanh;
    odd_near_zero("atanh", f);
    special("atanh", f, kInf, FE_DIVBYZERO, 1.0);
    special("atanh", f, -kInf, FE_DIVBYZERO, -1.0);
    for (double x : {0x1.0000000000001p0, -2.0, kInf, -kInf})
        special("atanh", f, kNan, FE_INVALID, x);
    auto ref = TN_REFERENCE1(mpfr_atanh, atanhl);
    worst1<double>("atanh", f, ref, 0.52, uniform(-1.0, 1.0), kRounds);
    worst1<double>("atanh small", f, ref, 0.52, magnitudes<double>(-30, 0), kRounds);
    worst1<double>(
        "atanh near 1", f, ref, 0.52,
        [](Random &r) { return 1 - std::ldexp(r.unit() + 0x1p-50, -(int)r.below(50)); }, kRounds);
    directed1<double>("atanh", f, ref, 1.6, uniform(-1.0, 1.0), kRounds / 10);
}
} // namespace
