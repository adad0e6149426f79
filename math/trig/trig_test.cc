// SPDX-License-Identifier: MIT
// sin, cos, tan, sincos: special values by hand, errors against the reference, also where the
// argument is next to a multiple of pi/2 or huge, every variant.
#include "math/testing/ulp.h"
#include "tenon/math.h"

extern "C" {
#define V(level)                   \
    double tn_sin_##level(double); \
    double tn_cos_##level(double); \
    double tn_tan_##level(double); \
    void tn_sincos_##level(double, double *, double *);
#include "math/trig/sin_variants.inc"
#undef V
}

namespace
{
using namespace tn;
using Function = double (*)(double);
struct Variant {
    const char *name;
    Function sin, cos, tan;
    void (*sincos)(double, double *, double *);
};
void PrintTo(const Variant &v, std::ostream *out) { *out << v.name; }
const Variant kVariants[] = {
    {"dispatched", tn_sin, tn_cos, tn_tan, tn_sincos},
#define V(level) {#level, tn_sin_##level, tn_cos_##level, tn_tan_##level, tn_sincos_##level},
#include "math/trig/sin_variants.inc"
#undef V
};
const double kNan = NAN;

class Trig : public testing::TestWithParam<Variant>
{
};
INSTANTIATE_TEST_SUITE_P(Variants, Trig, testing::ValuesIn(kVariants),
                         [](auto &i) { return i.param.name; });

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 3000;
#endif

// The doubles next to multiples of pi/2.
double near_multiple(Random &r)
{
    long double n = std::floor(std::ldexp(1 + r.unit(), (int)r.below(50)));
    double x = (double)(n * 1.57079632679489661923132169163975144L);
    return r.below(2) ? x : -x;
}

TEST_P(Trig, Special)
{
    auto v = GetParam();
    for (double zero : {0.0, -0.0}) {
        special("sin", v.sin, zero, 0, zero);
        special("tan", v.tan, zero, 0, zero);
        special("cos", v.cos, 1.0, 0, zero);
    }
    for (double x : {HUGE_VAL, -HUGE_VAL}) {
        special("sin", v.sin, kNan, FE_INVALID, x);
        special("cos", v.cos, kNan, FE_INVALID, x);
        special("tan", v.tan, kNan, FE_INVALID, x);
    }
    special("sin", v.sin, kNan, 0, kNan);
    special("cos", v.cos, kNan, 0, kNan);
    special("tan", v.tan, kNan, 0, kNan);
    int flags;
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return v.sin(0x1p-1074); }), 0x1p-1074);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    EXPECT_EQ(in_mode(FE_TONEAREST, &flags, [&] { return v.tan(-0x1p-1074); }), -0x1p-1074);
    EXPECT_TRUE(flags & FE_UNDERFLOW);
    EXPECT_EQ(v.sin(1e22), -0x1.b453ab76bf397p-1);
    EXPECT_EQ(v.cos(1e22), 0x1.0be2cef01c8f4p-1);
    EXPECT_EQ(v.cos(0x1.6ac5b262ca1ffp849),
              -0x1.14ae72e6ba22fp-61); // the double closest to a multiple of pi/2
    EXPECT_EQ(v.sin(0x1.921fb54442d18p1), 0x1.1a62633145c07p-53); // the double next to pi
    EXPECT_EQ(v.cos(0x1.921fb54442d18p0), 0x1.1a62633145c07p-54);
    EXPECT_EQ(v.sin(0x1.921fb54442d18p0), 1);
    EXPECT_EQ(v.tan(0x1.921fb54442d18p-1), 0x1.fffffffffffffp-1);
    for (int i = 0; i < 1000; i++) {
        Random r((uint64_t)i);
        double x = std::ldexp(r.unit() - 0.5, (int)r.below(80) - 30), s, c;
        v.sincos(x, &s, &c);
        EXPECT_TRUE(same(s, v.sin(x)) && same(c, v.cos(x)));
    }
}

void errors(const char *name, Function f, auto ref, double bound)
{
    std::string n = name;
    worst1<double>(name, f, ref, bound, uniform(-10.0, 10.0), kRounds);
    worst1<double>((n + " small").c_str(), f, ref, bound, magnitudes<double>(-30, 1), kRounds);
    worst1<double>((n + " moderate").c_str(), f, ref, bound, magnitudes<double>(0, 20), kRounds);
    worst1<double>((n + " huge").c_str(), f, ref, bound, magnitudes<double>(17, 1023), kRounds);
    worst1<double>((n + " at multiples").c_str(), f, ref, bound, near_multiple, kRounds);
    directed1<double>(name, f, ref, 1.6, uniform(-7.0, 7.0), kRounds / 10);
    directed1<double>(name, f, ref, 1.6, magnitudes<double>(17, 1023), kRounds / 10);
    directed1<double>(name, f, ref, 1.6, magnitudes<double>(-60, 1), kRounds / 10);
}
TEST_P(Trig, sin) { errors("sin", GetParam().sin, TN_REFERENCE1(mpfr_sin, sinl), 0.51); }
TEST_P(Trig, cos) { errors("cos", GetParam().cos, TN_REFERENCE1(mpfr_cos, cosl), 0.51); }
TEST_P(Trig, tan) { errors("tan", GetParam().tan, TN_REFERENCE1(mpfr_tan, tanl), 0.52); }
} // namespace
