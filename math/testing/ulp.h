// SPDX-License-Identifier: MIT
// Errors in units in the last place against a reference of more than 110 bits: MPFR on x86-64, the
// host's binary128 functions on machines whose long double is binary128.
#pragma once

#include <functional>

#include "math/testing/values.h"

#if defined(__x86_64__)
#include <mpfr.h>
#endif

namespace tn
{

#if defined(__x86_64__)
using Quad = __float128;
#else
using Quad = long double;
#endif

#if defined(__x86_64__)
// An MPFR function as a reference. Results outside the range of double are scaled by nobody:
// callers test those as special values.
template <class F> class Mpfr1
{
  public:
    explicit Mpfr1(F f) : f_(f) { mpfr_inits2(140, x_, y_, nullptr); }
    Mpfr1(const Mpfr1 &o) : Mpfr1(o.f_) {}
    ~Mpfr1() { mpfr_clears(x_, y_, nullptr); }
    Quad operator()(long double x)
    {
        mpfr_set_ld(x_, x, MPFR_RNDN);
        f_(y_, x_, MPFR_RNDN);
        return quad(y_);
    }
    static Quad quad(mpfr_t v)
    {
        Quad r = 0;
        for (int i = 0; i < 2; i++) {
            long double part = mpfr_get_ld(v, MPFR_RNDN);
            if (!std::isfinite(part))
                return i ? r : part;
            r += part;
            mpfr_sub_ld(v, part);
        }
        return r;
    }

  private:
    static void mpfr_sub_ld(mpfr_t v, long double p)
    {
        mpfr_t t;
        mpfr_init2(t, 64);
        mpfr_set_ld(t, p, MPFR_RNDN);
        mpfr_sub(v, v, t, MPFR_RNDN);
        mpfr_clear(t);
    }
    F f_;
    mpfr_t x_, y_;
};
template <class F> class Mpfr2
{
  public:
    explicit Mpfr2(F f) : f_(f) { mpfr_inits2(140, x_, y_, z_, nullptr); }
    Mpfr2(const Mpfr2 &o) : Mpfr2(o.f_) {}
    ~Mpfr2() { mpfr_clears(x_, y_, z_, nullptr); }
    Quad operator()(long double x, long double y)
    {
        mpfr_set_ld(x_, x, MPFR_RNDN);
        mpfr_set_ld(y_, y, MPFR_RNDN);
        f_(z_, x_, y_, MPFR_RNDN);
        return Mpfr1<F>::quad(z_);
    }

  private:
    F f_;
    mpfr_t x_, y_, z_;
};
#define TN_REFERENCE1(mpfr, quad) tn::Mpfr1(mpfr)
#define TN_REFERENCE2(mpfr, quad) tn::Mpfr2(mpfr)
#else
#define TN_REFERENCE1(mpfr, quad) [](long double x) -> long double { return quad(x); }
#define TN_REFERENCE2(mpfr, quad) \
    [](long double x, long double y) -> long double { return quad(x, y); }
#endif

// Distance of got from want in units in the last place of want as a T.
template <class T> double ulps(T got, Quad want)
{
    using L = std::numeric_limits<T>;
    T w = (T)want;
    if (std::isinf(w) || std::isinf(got) || std::isnan(w) || std::isnan(got))
        return same<T>(got, w) ? 0 : HUGE_VAL;
    int e = w == 0 ? L::min_exponent : std::max(std::ilogb(w) + 1, L::min_exponent);
    // near a power of two from below, w may have been rounded up: the unit is that of want
    if (w != 0 && std::fabs(w) == std::ldexp((T)1, e - 1) &&
        (want < 0 ? -want : want) < (w < 0 ? -w : w) && e > L::min_exponent)
        e--;
    Quad d = (Quad)got - want;
    if (d < 0)
        d = -d;
    Quad scale = 1;
    int n = L::digits - e; // ulp = 2^(e - digits)
    for (; n > 1000; n -= 1000)
        scale *= std::ldexp(1.0, 1000);
    for (; n < -1000; n += 1000)
        scale *= std::ldexp(1.0, -1000);
    return (double)(d * scale * std::ldexp(1.0, n));
}

struct Worst {
    double error = 0;
    std::string where;
};

// The largest error of f over inputs that `draw` makes, checked against a bound.
template <class T, class F, class R, class G>
Worst worst1(const char *name, F f, R reference, double bound, G draw, int rounds)
{
    Worst w;
    Random r(99);
    for (int i = 0; i < rounds; i++) {
        T x = draw(r);
        T got = f(x);
        double e = ulps<T>(got, reference(x));
        if (!(e <= w.error))
            w = {e, hex(x) + " gives " + hex(got)};
    }
    EXPECT_LE(w.error, bound) << name << " of " << w.where;
    std::printf("%-24s %.4f ulp at %s\n", name, w.error, w.where.c_str());
    return w;
}

template <class T, class F, class R, class G>
Worst worst2(const char *name, F f, R reference, double bound, G draw, int rounds)
{
    Worst w;
    Random r(98);
    for (int i = 0; i < rounds; i++) {
        T x, y;
        draw(r, x, y);
        T got = f(x, y);
        double e = ulps<T>(got, reference(x, y));
        if (!(e <= w.error))
            w = {e, hex(x) + ", " + hex(y) + " gives " + hex(got)};
    }
    EXPECT_LE(w.error, bound) << name << " of " << w.where;
    std::printf("%-24s %.4f ulp at %s\n", name, w.error, w.where.c_str());
    return w;
}

// Uniform in [a, b]; every magnitude between 2^a and 2^b, both signs or one.
template <class T> auto uniform(T a, T b)
{
    return [=](Random &r) { return a + (b - a) * (T)r.unit(); };
}
template <class T> auto magnitudes(int a, int b, bool both = true)
{
    return [=](Random &r) {
        T x = std::ldexp((T)1 + (T)r.unit() + (T)r.unit() * (T)0x1p-53,
                         a + (int)r.below((uint64_t)(b - a)));
        return both && r.below(2) ? -x : x;
    };
}

// In the directed modes a result is off by at most one unit and half the bound more, and never
// nonsense.
template <class T, class F, class R, class G>
void directed1(const char *name, F f, R reference, double bound, G draw, int rounds)
{
    Random r(97);
    double worst = 0;
    for (int i = 0; i < rounds; i++) {
        T x = draw(r);
        for (int mode : kModes) {
            int flags;
            T got = in_mode(mode, &flags, [&] { return f(x); });
            double e = ulps<T>(got, reference(x));
            ASSERT_LE(e, bound) << name << " of " << hex(x) << " in mode " << mode << " gives "
                                << hex(got);
            worst = std::max(worst, e);
        }
    }
    std::printf("%-24s %.4f ulp in any mode\n", name, worst);
}

// A special value: result and exceptions, in every mode. `flags` are the exceptions besides
// inexact.
template <class F, class T, class... A>
void special(const char *name, F f, T want, int flags, A... arguments)
{
    for (int mode : kModes) {
        int got_flags;
        T got = in_mode(mode, &got_flags, [&] { return f(arguments...); });
        std::string in;
        ((in += hex(arguments) + " "), ...);
        EXPECT_TRUE(same<T>(got, want)) << name << " of " << in << "in mode " << mode << " is "
                                        << hex(got) << ", want " << hex(want);
        EXPECT_EQ(got_flags & kErrors, flags) << name << " of " << in << "in mode " << mode;
    }
}

} // namespace tn
