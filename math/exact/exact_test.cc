// SPDX-License-Identifier: MIT
// Exact and correctly rounded functions against the host's, in all modes and with exceptions.
#include "math/testing/values.h"
#include "tenon/math.h"

namespace
{
using namespace tn;

#define EACH2(name)                                                                              \
    TEST(Exact, name)                                                                            \
    {                                                                                            \
        agree2<double>(tn_##name, [](double x, double y) { return ::name(x, y); }, kErrors);     \
        agree2<float>(tn_##name##f, [](float x, float y) { return ::name##f(x, y); }, kErrors);  \
    }                                                                                            \
    TEST(Exact, name##l)                                                                         \
    {                                                                                            \
        agree2<long double>(                                                                     \
            tn_##name##l, [](long double x, long double y) { return ::name##l(x, y); }, kErrors, \
            4000);                                                                               \
    }
EACH2(fmod)

// A zero has the sign of x (IEC 60559); glibc's has not when rounding downward.
template <class T> T zero_like(T r, T x) { return r == 0 ? std::copysign((T)0, x) : r; }
TEST(Exact, remainder)
{
    agree2<double>(
        tn_remainder, [](double x, double y) { return zero_like(::remainder(x, y), x); }, kErrors);
    agree2<float>(
        tn_remainderf, [](float x, float y) { return zero_like(::remainderf(x, y), x); }, kErrors);
}
TEST(Exact, remainderl)
{
    agree2<long double>(
        tn_remainderl,
        [](long double x, long double y) { return zero_like(::remainderl(x, y), x); }, kErrors,
        4000);
}

template <class T, class F, class G> void quotients(F ours, G host, int rounds)
{
    Random r(20);
    for (int i = 0; i < rounds; i++) {
        T x = any<T>(r), y = any<T>(r);
        if (i % 3 == 0)
            y = x * (T)((int)r.below(9) - 4) / 2;
        if (i % 3 == 1)
            y = std::ldexp(y, (int)std::fmax(-9999, std::fmin(9999, std::logb(x) - std::logb(y) -
                                                                        (int)r.below(70))));
        int q = 5, want_q = 5;
        T got = ours(x, y, &q), want = host(x, y, &want_q);
        ASSERT_TRUE(same<T>(got, want))
            << hex(x) << " " << hex(y) << ": " << hex(got) << " want " << hex(want);
        if (std::isnan(got) || std::isinf(y))
            continue;
        ASSERT_EQ(q & 7, want_q & 7) << hex(x) << " " << hex(y);
        ASSERT_TRUE(q == 0 || (q < 0) == (std::signbit(x) != std::signbit(y)));
    }
}
TEST(Exact, remquo)
{
    quotients<double>(
        tn_remquo, [](double x, double y, int *q) { return ::remquo(x, y, q); }, 40000);
    quotients<float>(
        tn_remquof, [](float x, float y, int *q) { return ::remquof(x, y, q); }, 40000);
    quotients<long double>(
        tn_remquol, [](long double x, long double y, int *q) { return ::remquol(x, y, q); }, 4000);
    int q;
    EXPECT_EQ(tn_remquo(7, 2, &q), -1); // 3.5: half to even
    EXPECT_EQ(q, 4);
    EXPECT_EQ(tn_remquo(-5, 2, &q), -1);
    EXPECT_EQ(q, -2);
    EXPECT_EQ(tn_remquo(0x1p70, 3, &q), 1); // 2^70 = 1 mod 3, and the quotient's low 31 bits
    EXPECT_EQ(q, 0x55555555);
}

template <class T, class F, class G> void fused(F ours, G host, int rounds)
{
    Random r(21);
    std::vector<T> s = specials<T>();
    // 0 * infinity + NaN may raise invalid or not; where underflow is detected depends on the
    // processor.
    auto check = [&](T x, T y, T z) {
        return agree(ours, host, std::isnan(z) ? 0 : kErrors & ~FE_UNDERFLOW, x, y, z);
    };
    for (T x : s)
        for (T y : s)
            for (T z : s)
                if (!check(x, y, z))
                    return;
    for (int i = 0; i < rounds; i++) {
        T x = any<T>(r), y = any<T>(r), z = any<T>(r);
        switch (i % 4) {
        case 0:
            z = -x * y;
            break;
        case 1:
            z = std::nextafter(-x * y, z);
            break;
        case 2:
            z = std::ldexp(
                z,
                (int)std::fmax(-40000, std::fmin(40000, std::logb(x) + std::logb(y) - std::logb(z) +
                                                            (int)r.below(260) - 130)));
            break;
        }
        if (!check(x, y, z))
            return;
    }
}
TEST(Exact, fma)
{
    fused<double>(tn_fma, [](double x, double y, double z) { return ::fma(x, y, z); }, 60000);
    fused<float>(tn_fmaf, [](float x, float y, float z) { return ::fmaf(x, y, z); }, 60000);
}
#if defined(__x86_64__)
extern "C" double tn_fma_portable(double, double, double);
extern "C" float tn_fmaf_portable(float, float, float);
TEST(Exact, fmaPortable)
{
    fused<double>(
        tn_fma_portable, [](double x, double y, double z) { return ::fma(x, y, z); }, 60000);
    fused<float>(
        tn_fmaf_portable, [](float x, float y, float z) { return ::fmaf(x, y, z); }, 60000);
}
#endif
TEST(Exact, fmal)
{
    fused<long double>(
        tn_fmal, [](long double x, long double y, long double z) { return ::fmal(x, y, z); },
        10000);
}

TEST(Exact, sqrt)
{
    agree1<double>(tn_sqrt, [](double x) { return ::sqrt(x); }, FE_ALL_EXCEPT);
    agree1<float>(tn_sqrtf, [](float x) { return ::sqrtf(x); }, FE_ALL_EXCEPT);
    agree1<long double>(tn_sqrtl, [](long double x) { return ::sqrtl(x); }, FE_ALL_EXCEPT, 10000);
}
} // namespace
