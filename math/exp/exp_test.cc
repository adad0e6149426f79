// SPDX-License-Identifier: MIT
// The exponential functions: special values by hand, errors against the reference, every variant.
#include "math/testing/ulp.h"
#include "tenon/math.h"

extern "C" {
#define V(level)                     \
    double tn_exp_##level(double);   \
    double tn_exp2_##level(double);  \
    double tn_exp10_##level(double); \
    double tn_expm1_##level(double);
#include "math/exp/exp_variants.inc"
#undef V
}

namespace
{
using namespace tn;
using Function = double (*)(double);
struct Variant {
    const char *name;
    Function exp, exp2, exp10, expm1;
};
void PrintTo(const Variant &v, std::ostream *out) { *out << v.name; }
const Variant kVariants[] = {
    {"dispatched", tn_exp, tn_exp2, tn_exp10, tn_expm1},
#define V(level) {#level, tn_exp_##level, tn_exp2_##level, tn_exp10_##level, tn_expm1_##level},
#include "math/exp/exp_variants.inc"
#undef V
};
constexpr double kInf = HUGE_VAL;

class Exp : public testing::TestWithParam<Variant>
{
};
INSTANTIATE_TEST_SUITE_P(Variants, Exp, testing::ValuesIn(kVariants),
                         [](auto &i) { return i.param.name; });

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 3000;
#endif

TEST_P(Exp, exp)
{
    auto f = GetParam().exp;
    for (double zero : {0.0, -0.0})
        special("exp", f, 1.0, 0, zero);
    special("exp", f, kInf, 0, kInf);
    special("exp", f, 0.0, 0, -kInf);
    special("exp", f, (double)NAN, 0, (double)NAN);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(0x1.62e42fefa39fp9); }),
              kInf); // just above log(DBL_MAX)
    EXPECT_TRUE(flags & FE_OVERFLOW);
    EXPECT_EQ(f(0x1.62e42fefa39efp9), 0x1.fffffffffff2ap1023);
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(-800); }), 0);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    EXPECT_EQ(f(-0x1.74385446d71c3p9), 0x1p-1074); // the last argument that does not round to 0
    EXPECT_EQ(f(-0x1.74910d52d3052p9), 0);
    EXPECT_EQ(in_mode(FE_UPWARD, &flags, [&] { return f(-2000); }), 0x1p-1074);
    EXPECT_EQ(f(1), 0x1.5bf0a8b145769p1);

    auto ref = TN_REFERENCE1(mpfr_exp, expl);
    worst1<double>("exp", f, ref, 0.511, uniform(-708.0, 709.0), kRounds);
    worst1<double>("exp small", f, ref, 0.511, magnitudes<double>(-60, 3), kRounds);
    worst1<double>("exp subnormal", f, ref, 0.511, uniform(-745.0, -708.0), kRounds / 4);
    directed1<double>("exp", f, ref, 1.6, uniform(-740.0, 709.0), kRounds / 10);
}

TEST_P(Exp, exp2)
{
    auto f = GetParam().exp2;
    for (double zero : {0.0, -0.0})
        special("exp2", f, 1.0, 0, zero);
    special("exp2", f, kInf, 0, kInf);
    special("exp2", f, 0.0, 0, -kInf);
    special("exp2", f, (double)NAN, 0, (double)NAN);
    for (int n = -1074; n < 1024; n++)
        special("exp2", f, std::ldexp(1.0, n), 0, (double)n);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(1024); }), kInf);
    EXPECT_TRUE(flags & FE_OVERFLOW);
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(-1075); }), 0);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    EXPECT_EQ(f(std::nextafter(-1075.0, 0)), 0x1p-1074);

    auto ref = TN_REFERENCE1(mpfr_exp2, exp2l);
    worst1<double>("exp2", f, ref, 0.511, uniform(-1022.0, 1024.0), kRounds);
    worst1<double>("exp2 small", f, ref, 0.511, magnitudes<double>(-60, 3), kRounds);
    worst1<double>("exp2 subnormal", f, ref, 0.511, uniform(-1074.0, -1022.0), kRounds / 4);
    directed1<double>("exp2", f, ref, 1.6, uniform(-1073.0, 1023.9), kRounds / 10);
}

TEST_P(Exp, exp10)
{
    auto f = GetParam().exp10;
    for (double zero : {0.0, -0.0})
        special("exp10", f, 1.0, 0, zero);
    special("exp10", f, kInf, 0, kInf);
    special("exp10", f, 0.0, 0, -kInf);
    special("exp10", f, (double)NAN, 0, (double)NAN);
    double power = 1;
    for (int n = 0; n <= 22; n++, power *= 10)
        EXPECT_EQ(f(n), power);
    EXPECT_EQ(f(308), 1e308);
    EXPECT_EQ(f(-5), 1e-5);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(308.3); }), kInf);
    EXPECT_TRUE(flags & FE_OVERFLOW);
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(-324); }), 0);
    EXPECT_TRUE(flags & FE_UNDERFLOW);

    auto ref = TN_REFERENCE1(mpfr_exp10, [](long double x) { return powl(10, x); });
    worst1<double>("exp10", f, ref, 0.513, uniform(-307.0, 308.0), kRounds);
    worst1<double>("exp10 small", f, ref, 0.513, magnitudes<double>(-60, 3), kRounds);
    worst1<double>("exp10 subnormal", f, ref, 0.513, uniform(-323.0, -307.0), kRounds / 4);
    directed1<double>("exp10", f, ref, 1.6, uniform(-322.0, 308.0), kRounds / 10);
}

TEST_P(Exp, expm1)
{
    auto f = GetParam().expm1;
    for (double zero : {0.0, -0.0})
        special("expm1", f, zero, 0, zero);
    special("expm1", f, kInf, 0, kInf);
    special("expm1", f, -1.0, 0, -kInf);
    special("expm1", f, (double)NAN, 0, (double)NAN);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(0x1p-1074); }), 0x1p-1074);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(709.8); }), kInf);
    EXPECT_TRUE(flags & FE_OVERFLOW);
    EXPECT_EQ(f(-50), -1);
    EXPECT_EQ(in_mode(FE_UPWARD, &flags, [&] { return f(-50); }), std::nextafter(-1.0, 0));

    auto ref = TN_REFERENCE1(mpfr_expm1, expm1l);
    worst1<double>("expm1", f, ref, 0.54, uniform(-40.0, 40.0), kRounds);
    worst1<double>("expm1 near 0", f, ref, 0.54, uniform(-0.5, 0.5), kRounds);
    worst1<double>("expm1 small", f, ref, 0.54, magnitudes<double>(-60, 3), kRounds);
    worst1<double>("expm1 large", f, ref, 0.54, uniform(40.0, 709.0), kRounds / 4);
    directed1<double>("expm1", f, ref, 1.6, uniform(-2.0, 2.0), kRounds / 10);
}
} // namespace
