// SPDX-License-Identifier: MIT
// Inputs and comparisons for tests of math functions.
#pragma once

#include <cfenv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

namespace tn
{

// xorshift64*: reproducible on every host.
class Random
{
  public:
    explicit Random(uint64_t seed = 1) : state_(seed * 0x9E3779B97F4A7C15u + 1) {}
    uint64_t bits()
    {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        return state_ * 0x2545F4914F6CDD1Du;
    }
    uint64_t below(uint64_t n) { return bits() % n; }
    double unit() { return (double)(bits() >> 11) * 0x1p-53; }

  private:
    uint64_t state_;
};

template <class T> constexpr int precision = std::numeric_limits<T>::digits;

// Same value, sign of zero included; NaNs are equal.
template <class T> bool same(T a, T b)
{
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) && std::isnan(b);
    return a == b && std::signbit(a) == std::signbit(b);
}

// Any finite or infinite number, with clusters at both ends of the exponent range, around 1 and at
// integers and halves.
template <class T> T any(Random &r)
{
    using L = std::numeric_limits<T>;
    T m = (T)(r.bits() | 1ull << 63) + (T)(r.bits() >> 1) * (T)0x1p-64;
    if (r.below(3) == 0)
        m = (T)(r.bits() | 1ull << 63) / (T)(1ull << 40), m = std::trunc(m) * (T)(1ull << 40);
    int e;
    switch (r.below(8)) {
    case 0:
        e = L::min_exponent - L::digits + (int)r.below(2 * L::digits);
        break;
    case 1:
        e = L::max_exponent - (int)r.below(20);
        break;
    case 2:
    case 3:
        e = (int)r.below(8) - 4;
        break;
    case 4:
        e = (int)r.below(L::digits + 10);
        break;
    case 5:
        return (r.below(2) ? -1 : 1) * (T)((int64_t)r.below(4096)) / 2;
    default:
        e = L::min_exponent - L::digits +
            (int)r.below((uint64_t)(L::max_exponent - L::min_exponent + L::digits));
    }
    T x = std::ldexp(m, e - 64);
    return r.below(2) ? -x : x;
}

template <class T> std::vector<T> specials()
{
    using L = std::numeric_limits<T>;
    std::vector<T> v = {0,
                        1,
                        0.5,
                        1.5,
                        2,
                        2.5,
                        3,
                        L::min(),
                        L::denorm_min(),
                        L::max(),
                        L::infinity(),
                        L::quiet_NaN(),
                        L::epsilon(),
                        (T)0x1p31,
                        (T)0x1p32,
                        (T)0x1p62,
                        (T)0x1p63,
                        (T)0x1p64,
                        std::ldexp((T)1, L::digits - 1),
                        std::ldexp((T)1, L::digits),
                        1 - L::epsilon() / 2,
                        (T)0.5 - L::epsilon() / 4,
                        L::min() - L::denorm_min(),
                        L::max() / 2};
    size_t n = v.size();
    for (size_t i = 0; i < n; i++)
        v.push_back(-v[i]);
    return v;
}

constexpr int kModes[] = {FE_TONEAREST, FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO};
constexpr int kErrors = FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW;

// Runs f in a rounding mode from a clean environment; *flags gets what it raised.
template <class F> auto in_mode(int mode, int *flags, F f)
{
    std::fesetround(mode);
    std::feclearexcept(FE_ALL_EXCEPT);
    auto result = f();
    *flags = std::fetestexcept(FE_ALL_EXCEPT);
    std::fesetround(FE_TONEAREST);
    return result;
}

template <class T> std::string hex(T x)
{
    char b[64];
    snprintf(b, sizeof b, "%La", (long double)x);
    return b;
}

// Calls both functions with `arguments` in all modes and expects the same result and, in `mask`,
// the same exceptions.
template <class F, class G, class... A> bool agree(F ours, G reference, int mask, A... arguments)
{
    for (int mode : kModes) {
        int got_flags, want_flags;
        auto got = in_mode(mode, &got_flags, [&] { return ours(arguments...); });
        auto want = in_mode(mode, &want_flags, [&] { return reference(arguments...); });
        bool equal;
        if constexpr (std::is_floating_point_v<decltype(got)>)
            equal = same<decltype(got)>(got, want);
        else
            equal = got == want;
        if (equal && (got_flags & mask) == (want_flags & mask))
            continue;
        std::string in;
        ((in += hex(arguments) + " "), ...);
        ADD_FAILURE() << "mode " << mode << " of " << in << ": " << hex((long double)got)
                      << " flags " << got_flags << ", want " << hex((long double)want) << " flags "
                      << want_flags;
        return false;
    }
    return true;
}

template <class T, class F, class G> void agree1(F ours, G reference, int mask, int rounds = 40000)
{
    for (T x : specials<T>())
        if (!agree(ours, reference, mask, x))
            return;
    Random r(7);
    for (int i = 0; i < rounds; i++)
        if (!agree(ours, reference, mask, any<T>(r)))
            return;
}

// Pairs: all specials with each other, random ones, and random ones close to each other.
template <class T, class F, class G> void agree2(F ours, G reference, int mask, int rounds = 40000)
{
    for (T x : specials<T>())
        for (T y : specials<T>())
            if (!agree(ours, reference, mask, x, y))
                return;
    Random r(8);
    for (int i = 0; i < rounds; i++) {
        T x = any<T>(r), y = any<T>(r);
        if (i % 3 == 0)
            y = x * (T)((int)r.below(9) - 4) / 2;
        if (!agree(ours, reference, mask, x, y))
            return;
    }
}

} // namespace tn
