// SPDX-License-Identifier: MIT
// cbrt and hypot: special values by hand, exact results, errors against the reference, every
// variant.
#include "math/testing/ulp.h"
#include "tenon/math.h"

extern "C" {
#define V(level)                    \
    double tn_cbrt_##level(double); \
    double tn_hypot_##level(double, double);
#include "math/root/cbrt_variants.inc"
#undef V
}

namespace
{
using namespace tn;
struct Variant {
    const char *name;
    double (*cbrt)(double);
    double (*hypot)(double, double);
};
void PrintTo(const Variant &v, std::ostream *out) { *out << v.name; }
const Variant kVariants[] = {
    {"dispatched", tn_cbrt, tn_hypot},
#define V(level) {#level, tn_cbrt_##level, tn_hypot_##level},
#include "math/root/cbrt_variants.inc"
#undef V
};
constexpr double kInf = HUGE_VAL;
const double kNan = NAN;

class Root : public testing::TestWithParam<Variant>
{
};
INSTANTIATE_TEST_SUITE_P(Variants, Root, testing::ValuesIn(kVariants),
                         [](auto &i) { return i.param.name; });

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 3000;
#endif

TEST_P(Root, cbrt)
{
    auto f = GetParam().cbrt;
    for (double x : {0.0, -0.0, kInf, -kInf, kNan})
        special("cbrt", f, x, 0, x);
    for (int n = 1; n < 3000; n++) {
        EXPECT_EQ(f((double)n * n * n), n);
        EXPECT_EQ(f(-(double)n * n * n * 0x1p-999), -n * 0x1p-333);
    }
    EXPECT_EQ(f(0x1p-1074), 0x1p-358);
    auto ref = TN_REFERENCE1(mpfr_cbrt, cbrtl);
    worst1<double>("cbrt", f, ref, 0.501, magnitudes<double>(-1074, 1023), kRounds);
    worst1<double>("cbrt 1 to 8", f, ref, 0.501, uniform(1.0, 8.0), kRounds);
    directed1<double>("cbrt", f, ref, 1.6, uniform(1.0, 8.0), kRounds / 10);
}

TEST_P(Root, hypot)
{
    auto f = GetParam().hypot;
    for (double x : {kInf, -kInf})
        for (double y : {0.0, 1.0, -kInf, kNan}) {
            special("hypot", f, kInf, 0, x, y);
            special("hypot", f, kInf, 0, y, x);
        }
    special("hypot", f, kNan, 0, kNan, 1.0);
    special("hypot", f, kNan, 0, 1.0, kNan);
    special("hypot", f, 0.0, 0, 0.0, -0.0);
    for (double x : {0.0, 1.5, 0x1p-1074, 0x1.fffffffffffffp1023})
        for (double zero : {0.0, -0.0}) {
            special("hypot", f, x, 0, x, zero);
            special("hypot", f, x, 0, zero, -x);
        }
    for (int e : {-1074, -1000, -300, 0, 300, 1000, 1020})
        EXPECT_EQ(f(std::ldexp(3, e), -std::ldexp(4, e)), std::ldexp(5, e));
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags,
                      [&] { return f(0x1.fffffffffffffp1023, 0x1.fffffffffffffp1023); }),
              kInf);
    EXPECT_TRUE(flags & FE_OVERFLOW);
    auto ref = TN_REFERENCE2(mpfr_hypot, hypotl);
    worst2<double>(
        "hypot", f, ref, 0.501, [](Random &r, double &x, double &y) { x = r.unit(), y = r.unit(); },
        kRounds);
    worst2<double>(
        "hypot everywhere", f, ref, 0.501,
        [](Random &r, double &x, double &y) {
            x = std::ldexp(1 + r.unit(), (int)r.below(2000) - 1000);
            y = x * std::ldexp(r.unit() - 0.5, (int)r.below(8) - 4);
            if (!std::isfinite(y))
                y = 1;
        },
        kRounds);
    worst2<double>(
        "hypot subnormal", f, ref, 0.501,
        [](Random &r, double &x, double &y) {
            x = std::ldexp(1 + r.unit(), (int)r.below(60) - 1074);
            y = std::ldexp(1 + r.unit(), (int)r.below(60) - 1074);
        },
        kRounds);
}
} // namespace
