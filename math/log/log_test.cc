// SPDX-License-Identifier: MIT
// The logarithms: special values by hand, errors against the reference, every variant.
#include "math/testing/ulp.h"
#include "tenon/math.h"

extern "C" {
#define V(level)                     \
    double tn_log_##level(double);   \
    double tn_log2_##level(double);  \
    double tn_log10_##level(double); \
    double tn_log1p_##level(double);
#include "math/log/log_variants.inc"
#undef V
}

namespace
{
using namespace tn;
using Function = double (*)(double);
struct Variant {
    const char *name;
    Function log, log2, log10, log1p;
};
void PrintTo(const Variant &v, std::ostream *out) { *out << v.name; }
const Variant kVariants[] = {
    {"dispatched", tn_log, tn_log2, tn_log10, tn_log1p},
#define V(level) {#level, tn_log_##level, tn_log2_##level, tn_log10_##level, tn_log1p_##level},
#include "math/log/log_variants.inc"
#undef V
};
constexpr double kInf = HUGE_VAL;
const double kNan = NAN;

class Log : public testing::TestWithParam<Variant>
{
};
INSTANTIATE_TEST_SUITE_P(Variants, Log, testing::ValuesIn(kVariants),
                         [](auto &i) { return i.param.name; });

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 3000;
#endif

void domain(const char *name, Function f)
{
    for (double zero : {0.0, -0.0})
        special(name, f, -kInf, FE_DIVBYZERO, zero);
    special(name, f, 0.0, 0, 1.0);
    special(name, f, kInf, 0, kInf);
    special(name, f, kNan, 0, kNan);
    for (double x : {-1.0, -kInf, -0x1p-1074})
        special(name, f, kNan, FE_INVALID, x);
}

TEST_P(Log, log)
{
    auto f = GetParam().log;
    domain("log", f);
    EXPECT_EQ(f(2), 0x1.62e42fefa39efp-1);
    EXPECT_EQ(f(0x1p-1074), -0x1.74385446d71c3p9);
    EXPECT_EQ(f(0x1.fffffffffffffp1023), 0x1.62e42fefa39efp9);
    auto ref = TN_REFERENCE1(mpfr_log, logl);
    worst1<double>("log", f, ref, 0.511, magnitudes<double>(-1022, 1023, false), kRounds);
    worst1<double>("log subnormal", f, ref, 0.511, magnitudes<double>(-1074, -1022, false),
                   kRounds / 4);
    worst1<double>("log near 1", f, ref, 0.511, uniform(0.5, 2.0), kRounds);
    worst1<double>("log very near 1", f, ref, 0.511, uniform(0.98, 1.02), kRounds);
    worst1<double>(
        "log next to 1", f, ref, 0.511,
        [](Random &r) { return 1 + std::ldexp(r.unit() - 0.5, -(int)r.below(52)); }, kRounds);
    directed1<double>("log", f, ref, 1.6, uniform(0.5, 3.0), kRounds / 10);
}

TEST_P(Log, log2)
{
    auto f = GetParam().log2;
    domain("log2", f);
    for (int n = -1074; n < 1024; n++)
        special("log2", f, (double)n, 0, std::ldexp(1.0, n));
    auto ref = TN_REFERENCE1(mpfr_log2, log2l);
    worst1<double>("log2", f, ref, 0.52, magnitudes<double>(-1022, 1023, false), kRounds);
    worst1<double>("log2 near 1", f, ref, 0.52, uniform(0.5, 2.0), kRounds);
    worst1<double>(
        "log2 next to 1", f, ref, 0.52,
        [](Random &r) { return 1 + std::ldexp(r.unit() - 0.5, -(int)r.below(52)); }, kRounds);
    directed1<double>("log2", f, ref, 1.6, uniform(0.5, 3.0), kRounds / 10);
}

TEST_P(Log, log10)
{
    auto f = GetParam().log10;
    domain("log10", f);
    for (int n = 0; n <= 22; n++)
        EXPECT_EQ(f(std::strtod(("1e" + std::to_string(n)).c_str(), nullptr)), n);
    auto ref = TN_REFERENCE1(mpfr_log10, log10l);
    worst1<double>("log10", f, ref, 0.52, magnitudes<double>(-1022, 1023, false), kRounds);
    worst1<double>("log10 near 1", f, ref, 0.52, uniform(0.5, 2.0), kRounds);
    worst1<double>(
        "log10 next to 1", f, ref, 0.52,
        [](Random &r) { return 1 + std::ldexp(r.unit() - 0.5, -(int)r.below(52)); }, kRounds);
    directed1<double>("log10", f, ref, 1.6, uniform(0.5, 3.0), kRounds / 10);
}

TEST_P(Log, log1p)
{
    auto f = GetParam().log1p;
    for (double zero : {0.0, -0.0})
        special("log1p", f, zero, 0, zero);
    special("log1p", f, -kInf, FE_DIVBYZERO, -1.0);
    special("log1p", f, kInf, 0, kInf);
    special("log1p", f, kNan, 0, kNan);
    for (double x : {-1.5, -kInf})
        special("log1p", f, kNan, FE_INVALID, x);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return f(0x1p-1074); }), 0x1p-1074);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    auto ref = TN_REFERENCE1(mpfr_log1p, log1pl);
    worst1<double>("log1p", f, ref, 0.52, uniform(-0.99, 2.0), kRounds);
    worst1<double>("log1p small", f, ref, 0.52, magnitudes<double>(-60, 0), kRounds);
    worst1<double>("log1p large", f, ref, 0.52, magnitudes<double>(0, 1023, false), kRounds);
    worst1<double>(
        "log1p near -1", f, ref, 0.52,
        [](Random &r) { return -1 + std::ldexp(r.unit(), -(int)r.below(52)); }, kRounds);
    directed1<double>("log1p", f, ref, 1.6, uniform(-0.9, 3.0), kRounds / 10);
}
} // namespace
