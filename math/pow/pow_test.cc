// SPDX-License-Identifier: MIT
// pow: the table of special values of C23 F.10.5.4, exact results, errors against the reference,
// every variant.
#include "math/testing/ulp.h"
#include "tenon/math.h"

extern "C" {
#define V(level) double tn_pow_##level(double, double);
#include "math/pow/pow_variants.inc"
#undef V
}

namespace
{
using namespace tn;
using Function = double (*)(double, double);
struct Variant {
    const char *name;
    Function pow;
};
void PrintTo(const Variant &v, std::ostream *out) { *out << v.name; }
const Variant kVariants[] = {
    {"dispatched", tn_pow},
#define V(level) {#level, tn_pow_##level},
#include "math/pow/pow_variants.inc"
#undef V
};
constexpr double kInf = HUGE_VAL;
const double kNan = NAN;

class Pow : public testing::TestWithParam<Variant>
{
};
INSTANTIATE_TEST_SUITE_P(Variants, Pow, testing::ValuesIn(kVariants),
                         [](auto &i) { return i.param.name; });

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 3000;
#endif

TEST_P(Pow, Special)
{
    auto f = GetParam().pow;
    for (double y : {-1.0, -3.0, -0x1.fffffffffffffp52}) {
        special("pow", f, kInf, FE_DIVBYZERO, 0.0, y);
        special("pow", f, -kInf, FE_DIVBYZERO, -0.0, y);
    }
    for (double y : {-2.0, -1.5, -0x1p53, -1e300})
        for (double x : {0.0, -0.0})
            special("pow", f, kInf, FE_DIVBYZERO, x, y);
    for (double x : {0.0, -0.0})
        special("pow", f, kInf, 0, x, -kInf);
    for (double y : {1.0, 3.0, 0x1.fffffffffffffp52}) {
        special("pow", f, 0.0, 0, 0.0, y);
        special("pow", f, -0.0, 0, -0.0, y);
    }
    for (double y : {2.0, 0.5, 1e300, kInf})
        for (double x : {0.0, -0.0})
            special("pow", f, 0.0, 0, x, y);
    for (double y : {kInf, -kInf})
        special("pow", f, 1.0, 0, -1.0, y);
    for (double y : {0.0, 1.5, 1e300, kInf, -kInf, kNan, 0x1p-1074})
        special("pow", f, 1.0, 0, 1.0, y);
    for (double x : {0.0, -0.0, 2.0, -3.5, kInf, -kInf, kNan})
        for (double y : {0.0, -0.0})
            special("pow", f, 1.0, 0, x, y);
    for (double x : {-2.0, -0x1p-1074, -1e300, -1.0})
        for (double y : {0.5, -1.5, 1e-300})
            special("pow", f, kNan, FE_INVALID, x, y);
    for (double x : {0.5, -0.5, 0x1.fffffffffffffp-1}) {
        special("pow", f, kInf, 0, x, -kInf);
        special("pow", f, 0.0, 0, x, kInf);
    }
    for (double x : {1.5, -1.5, kInf, -kInf}) {
        special("pow", f, 0.0, 0, x, -kInf);
        special("pow", f, kInf, 0, x, kInf);
    }
    special("pow", f, -0.0, 0, -kInf, -3.0);
    special("pow", f, 0.0, 0, -kInf, -2.0);
    special("pow", f, 0.0, 0, -kInf, -2.5);
    special("pow", f, -kInf, 0, -kInf, 3.0);
    special("pow", f, kInf, 0, -kInf, 2.0);
    special("pow", f, kInf, 0, -kInf, 2.5);
    special("pow", f, 0.0, 0, kInf, -0.5);
    special("pow", f, kInf, 0, kInf, 0.5);
    for (double y : {2.0, -1.0, kInf})
        special("pow", f, kNan, 0, kNan, y);
    special("pow", f, kNan, 0, 2.0, kNan);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(2, 1024); }), kInf);
    EXPECT_TRUE(flags & FE_OVERFLOW);
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(-2, 1025); }), -kInf);
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(0x1.fffffffffffffp-1, 1e300); }), 0);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    EXPECT_TRUE(same(in_mode(FE_TONEAREST, &flags, [&] { return f(-0.5, 1e5 + 1); }), -0.0));
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    EXPECT_EQ(f(-1, 1e300), 1);
    EXPECT_EQ(f(-1, 0x1.fffffffffffffp52), -1);
}

TEST_P(Pow, Exact)
{
    auto f = GetParam().pow;
    for (int b = -20; b <= 20; b++) {
        double want = 1;
        for (int n = 0; std::fabs(want) <= 0x1p53 && n < 60; n++, want *= b)
            EXPECT_EQ(f(b, n), want) << b << "^" << n;
    }
    for (int n = -1074; n <= 1023; n++)
        EXPECT_EQ(f(2, n), std::ldexp(1.0, n));
    for (int n = -537; n < 512; n++)
        EXPECT_EQ(f(4, n), std::ldexp(1.0, 2 * n));
    for (int n = 1; n < 1000; n++)
        EXPECT_EQ(f((double)n * n, 0.5), n);
    for (int n = 1; n < 1000; n++)
        EXPECT_EQ(f((double)n * n * n * n, 0.75), (double)n * n * n);
    for (int n = 0; n <= 22; n++)
        EXPECT_EQ(f(10, n), std::strtod(("1e" + std::to_string(n)).c_str(), nullptr));
}

TEST_P(Pow, Error)
{
    auto f = GetParam().pow;
    auto ref = TN_REFERENCE2(mpfr_pow, powl);
    auto any_result = [](Random &r, double &x, double &y) {
        x = std::ldexp(1 + r.unit(), (int)r.below(2044) - 1022);
        y = (r.unit() * 2 - 1) * 1400 / std::log(x);
    };
    worst2<double>("pow", f, ref, 0.53, any_result, kRounds);
    worst2<double>(
        "pow, x near 1", f, ref, 0.53,
        [](Random &r, double &x, double &y) {
            x = 1 + std::ldexp(r.unit() - 0.5, -(int)r.below(50));
            y = (r.unit() * 2 - 1) * 700 / std::log(x);
            if (!std::isfinite(y))
                y = 1;
        },
        kRounds);
    worst2<double>(
        "pow, moderate", f, ref, 0.53,
        [](Random &r, double &x, double &y) {
            x = r.unit() * 10;
            y = r.unit() * 20 - 10;
        },
        kRounds);
    worst2<double>(
        "pow, results to 2^1024", f, ref, 0.53,
        [](Random &r, double &x, double &y) {
            x = 0.7 + r.unit() * 0.8;
            y = (708 + r.unit()) / std::log(x);
            if (r.below(2))
                y = -y;
        },
        kRounds);
    Random r(5);
    for (int i = 0; i < kRounds / 10; i++) {
        double x, y;
        any_result(r, x, y);
        for (int mode : kModes) {
            int flags;
            double got = in_mode(mode, &flags, [&] { return f(x, y); });
            double want = (double)ref(x, y);
            if (std::isinf(want) || std::isinf(got))
                continue;
            ASSERT_LE(ulps<double>(got, ref(x, y)), 1.3)
                << hex(x) << " " << hex(y) << " mode " << mode;
        }
    }
}
} // namespace
