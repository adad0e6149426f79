// SPDX-License-Identifier: MIT
// The float functions that are computed in double: all bit patterns are drawn from, results against
// the reference, exceptions against the host's functions, every variant.
// `--config=exhaustive` tries all 2^32 arguments of the one-argument functions against the double
// functions (about a minute each).
#include "math/testing/ulp.h"
#include "tenon/math.h"

// clang-format off: a list
#define ONE(V, level) \
    V(expf, level) V(exp2f, level) V(exp10f, level) V(expm1f, level) V(logf, level) V(log2f, level) V(log10f, level) \
    V(log1pf, level) V(sinf, level) V(cosf, level) V(tanf, level) V(asinf, level) V(acosf, level) V(atanf, level) \
    V(sinhf, level) V(coshf, level) V(tanhf, level) V(asinhf, level) V(acoshf, level) V(atanhf, level) V(cbrtf, level)
// clang-format on
#define TWO(V, level) V(powf, level) V(atan2f, level) V(hypotf, level)

extern "C" {
#define DECLARE1(fn, level) float tn_##fn##_##level(float);
#define DECLARE2(fn, level) float tn_##fn##_##level(float, float);
// clang-format off: a list
#define V(level) ONE(DECLARE1, level) TWO(DECLARE2, level) void tn_sincosf_##level(float, float *, float *);
// clang-format on
#include "math/exp/expf_variants.inc"
#undef V
}

namespace
{
using namespace tn;
struct Case1 {
    const char *name;
    float (*f)(float);
    std::function<Quad(long double)> reference;
    float (*host)(float);
    double (*wide)(double);
    double bound;
};
struct Case2 {
    const char *name;
    float (*f)(float, float);
    std::function<Quad(long double, long double)> reference;
    float (*host)(float, float);
    double bound;
};
void PrintTo(const Case1 &c, std::ostream *out) { *out << c.name; }
void PrintTo(const Case2 &c, std::ostream *out) { *out << c.name; }

long double exp10_quad(long double x) { return powl(10, x); }
// bounds: computed with few operations; the rounded double function
constexpr double kLean = 0.501, kRounded = 0.5000001;
std::vector<Case1> cases1()
{
    std::vector<Case1> v;
    // clang-format off: a list
#define ROW(fn, level, mpfr, quad, bound) v.push_back({#fn "f_" #level, tn_##fn##f_##level, TN_REFERENCE1(mpfr, quad), ::fn##f, tn_##fn, bound});
#define V(level) \
    ROW(exp, level, mpfr_exp, expl, kLean) ROW(exp2, level, mpfr_exp2, exp2l, kLean) \
    ROW(exp10, level, mpfr_exp10, exp10_quad, kRounded) ROW(expm1, level, mpfr_expm1, expm1l, kRounded) \
    ROW(log, level, mpfr_log, logl, kLean) ROW(log2, level, mpfr_log2, log2l, kLean) \
    ROW(log10, level, mpfr_log10, log10l, kRounded) ROW(log1p, level, mpfr_log1p, log1pl, kRounded) \
    ROW(sin, level, mpfr_sin, sinl, kLean) ROW(cos, level, mpfr_cos, cosl, kLean) ROW(tan, level, mpfr_tan, tanl, kRounded) \
    ROW(asin, level, mpfr_asin, asinl, kRounded) ROW(acos, level, mpfr_acos, acosl, kRounded) \
    ROW(atan, level, mpfr_atan, atanl, kRounded) ROW(sinh, level, mpfr_sinh, sinhl, kRounded) \
    ROW(cosh, level, mpfr_cosh, coshl, kRounded) ROW(tanh, level, mpfr_tanh, tanhl, kRounded) \
    ROW(asinh, level, mpfr_asinh, asinhl, kRounded) ROW(acosh, level, mpfr_acosh, acoshl, kRounded) \
    ROW(atanh, level, mpfr_atanh, atanhl, kRounded) ROW(cbrt, level, mpfr_cbrt, cbrtl, kRounded)
// clang-format on
#include "math/exp/expf_variants.inc"
#undef V
#undef ROW
    return v;
}
std::vector<Case2> cases2()
{
    std::vector<Case2> v;
    // clang-format off: a list
#define ROW(fn, level, mpfr, quad, bound) v.push_back({#fn "f_" #level, tn_##fn##f_##level, TN_REFERENCE2(mpfr, quad), ::fn##f, bound});
#define V(level) \
    ROW(pow, level, mpfr_pow, powl, kLean) ROW(atan2, level, mpfr_atan2, atan2l, kRounded) \
    ROW(hypot, level, mpfr_hypot, hypotl, kRounded)
// clang-format on
#include "math/exp/expf_variants.inc"
#undef V
#undef ROW
    return v;
}

#if defined(__x86_64__)
constexpr int kRounds = 10000;
#else
constexpr int kRounds = 2000;
#endif

float pattern(Random &r)
{
    uint32_t b = (uint32_t)r.bits();
    if (r.below(2))
        b = (b & 0x807fffff) | (uint32_t)(0x7f - 12 + r.below(20))
                                   << 23; // moderate ones more often
    float x;
    std::memcpy(&x, &b, sizeof x);
    return x;
}

class Float1 : public testing::TestWithParam<Case1>
{
};
INSTANTIATE_TEST_SUITE_P(Functions, Float1, testing::ValuesIn(cases1()),
                         [](auto &i) { return i.param.name; });
TEST_P(Float1, Error)
{
    auto c = GetParam();
    worst1<float>(c.name, c.f, c.reference, c.bound, pattern, kRounds);
}
TEST_P(Float1, Exceptions)
{
    auto c = GetParam();
    Random r(3);
    std::vector<float> v = specials<float>();
    for (int i = 0; i < 1000; i++)
        v.push_back(pattern(r));
    for (float x : v) {
        int got, want;
        float y = in_mode(FE_TONEAREST, &got, [&] { return c.f(x); }),
              z = in_mode(FE_TONEAREST, &want, [&] { return c.host(x); });
        constexpr int mask = kErrors & ~FE_UNDERFLOW;
        EXPECT_EQ(got & mask, want & mask) << c.name << " of " << hex(x);
        if (z == 0 || !std::isfinite(z))
            EXPECT_TRUE(same(y, z))
                << c.name << " of " << hex(x) << ": " << hex(y) << ", want " << hex(z);
        for (int mode : kModes) {
            float d = in_mode(mode, &got, [&] { return c.f(x); });
            if (!std::isfinite(d) || !std::isfinite(z))
                continue;
            EXPECT_LE(ulps<float>(d, (Quad)c.reference(x)), 1.001)
                << c.name << " of " << hex(x) << " in mode " << mode;
        }
    }
}
TEST_P(Float1, Exhaustive)
{
    // The double function decides where its result is not next to the middle of two floats, which
    // is all but a few hundred times.
    auto c = GetParam();
    uint64_t wrong = 0;
    for (uint64_t i = 0; i < 1ull << 32; i++) {
        uint32_t b = (uint32_t)i;
        float x;
        std::memcpy(&x, &b, sizeof x);
        float got = c.f(x), want = (float)c.wide(x);
        if (same(got, want))
            continue;
        if (ulps<float>(got, c.reference(x)) > 0.5)
            wrong++;
    }
    std::printf("%-24s %llu results of 2^32 are not correctly rounded\n", c.name,
                (unsigned long long)wrong);
    EXPECT_LE(wrong, c.bound == kLean ? 1u << 18 : 64u);
}

class Float2 : public testing::TestWithParam<Case2>
{
};
INSTANTIATE_TEST_SUITE_P(Functions, Float2, testing::ValuesIn(cases2()),
                         [](auto &i) { return i.param.name; });
TEST_P(Float2, Error)
{
    auto c = GetParam();
    worst2<float>(
        c.name, c.f, c.reference, c.bound,
        [](Random &r, float &x, float &y) { x = pattern(r), y = pattern(r); }, kRounds);
    worst2<float>(
        c.name, c.f, c.reference, c.bound,
        [](Random &r, float &x, float &y) {
            x = (float)(r.unit() * 10), y = (float)(r.unit() * 40 - 20);
        },
        kRounds);
}
TEST_P(Float2, Exceptions)
{
    auto c = GetParam();
    Random r(4);
    auto check = [&](float x, float y) {
        int got, want;
        float a = in_mode(FE_TONEAREST, &got, [&] { return c.f(x, y); }),
              b = in_mode(FE_TONEAREST, &want, [&] { return c.host(x, y); });
        constexpr int mask = kErrors & ~FE_UNDERFLOW;
        EXPECT_EQ(got & mask, want & mask) << c.name << " of " << hex(x) << " " << hex(y);
        if (b == 0 || !std::isfinite(b)) {
            EXPECT_TRUE(same(a, b)) << c.name << " of " << hex(x) << " " << hex(y) << ": " << hex(a)
                                    << ", want " << hex(b);
        }
    };
    for (float x : specials<float>())
        for (float y : specials<float>())
            check(x, y);
    for (int i = 0; i < 3000; i++)
        check(pattern(r), pattern(r));
}

TEST(Float, sincosf)
{
    Random r(6);
    for (int i = 0; i < 10000; i++) {
        float x = pattern(r), s, c;
        tn_sincosf(x, &s, &c);
        EXPECT_TRUE(same(s, tn_sinf(x)) && same(c, tn_cosf(x))) << hex(x);
    }
}
} // namespace
