// SPDX-License-Identifier: MIT
// The floating-point environment: literals, and agreement with the host's view of the same
// registers.
#include <cfenv>
#include <cmath>

#include <gtest/gtest.h>

extern "C" {
int tn_feclearexcept(int);
int tn_feraiseexcept(int);
int tn_fetestexcept(int);
int tn_fegetexceptflag(fexcept_t *, int);
int tn_fesetexceptflag(const fexcept_t *, int);
int tn_fetestexceptflag(const fexcept_t *, int);
int tn_fesetexcept(int);
int tn_fegetround(void);
int tn_fesetround(int);
int tn_fegetenv(fenv_t *);
int tn_feholdexcept(fenv_t *);
int tn_fesetenv(const fenv_t *);
int tn_feupdateenv(const fenv_t *);
int tn_feenableexcept(int);
int tn_fedisableexcept(int);
int tn_fegetexcept(void);
}

namespace
{
constexpr int kAll = FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW | FE_INEXACT;

class Fenv : public testing::Test
{
    void TearDown() override { std::fesetenv(FE_DFL_ENV); }
};

TEST_F(Fenv, Flags)
{
    tn_feclearexcept(kAll);
    EXPECT_EQ(tn_fetestexcept(kAll), 0);
    for (int f : {FE_INVALID, FE_DIVBYZERO, FE_OVERFLOW, FE_UNDERFLOW, FE_INEXACT}) {
        tn_feclearexcept(kAll);
        EXPECT_EQ(tn_feraiseexcept(f), 0);
        EXPECT_EQ(tn_fetestexcept(kAll), f);
        EXPECT_EQ(std::fetestexcept(kAll), f);
    }
    tn_feraiseexcept(kAll);
    tn_feclearexcept(FE_OVERFLOW);
    EXPECT_EQ(tn_fetestexcept(kAll), kAll & ~FE_OVERFLOW);
}

TEST_F(Fenv, FlagsOfLongDoubleArithmetic)
{
    tn_feclearexcept(kAll);
    volatile long double zero = 0, one = 1;
    volatile long double r = one / zero;
    (void)r;
    EXPECT_EQ(tn_fetestexcept(kAll), FE_DIVBYZERO);
    tn_feclearexcept(FE_INEXACT);
    EXPECT_EQ(tn_fetestexcept(kAll), FE_DIVBYZERO);
    tn_feclearexcept(FE_DIVBYZERO);
    EXPECT_EQ(tn_fetestexcept(kAll), 0);
}

TEST_F(Fenv, StoredFlags)
{
    fexcept_t flags;
    tn_feclearexcept(kAll);
    tn_feraiseexcept(FE_OVERFLOW | FE_INVALID);
    tn_fegetexceptflag(&flags, kAll);
    tn_feclearexcept(kAll);
    tn_feraiseexcept(FE_INEXACT);
    EXPECT_EQ(tn_fetestexceptflag(&flags, FE_INVALID | FE_INEXACT), FE_INVALID);
    tn_fesetexceptflag(&flags, FE_INVALID | FE_DIVBYZERO);
    EXPECT_EQ(tn_fetestexcept(kAll), FE_INVALID | FE_INEXACT);
    tn_fesetexcept(FE_DIVBYZERO);
    EXPECT_EQ(tn_fetestexcept(kAll), FE_INVALID | FE_INEXACT | FE_DIVBYZERO);
}

TEST_F(Fenv, Rounding)
{
    for (int mode : {FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO, FE_TONEAREST}) {
        EXPECT_EQ(tn_fesetround(mode), 0);
        EXPECT_EQ(tn_fegetround(), mode);
        EXPECT_EQ(std::fegetround(), mode);
        volatile double one = 1, tiny = 0x1p-80;
        volatile long double lone = 1, ltiny = 0x1p-200L;
        EXPECT_EQ(one + tiny > 1, mode == FE_UPWARD);
        EXPECT_EQ(lone + ltiny > 1, mode == FE_UPWARD);
        EXPECT_EQ(one - tiny < 1, mode == FE_DOWNWARD || mode == FE_TOWARDZERO);
    }
    EXPECT_NE(tn_fesetround(12345), 0);
    EXPECT_EQ(tn_fegetround(), FE_TONEAREST);
}

TEST_F(Fenv, Environments)
{
    fenv_t e;
    tn_fesetround(FE_UPWARD);
    tn_feclearexcept(kAll);
    tn_feraiseexcept(FE_DIVBYZERO);
    EXPECT_EQ(tn_feholdexcept(&e), 0);
    EXPECT_EQ(tn_fetestexcept(kAll), 0);
    EXPECT_EQ(tn_fegetround(), FE_UPWARD);
    tn_fesetround(FE_DOWNWARD);
    tn_feraiseexcept(FE_UNDERFLOW);
    EXPECT_EQ(tn_feupdateenv(&e), 0);
    EXPECT_EQ(tn_fegetround(), FE_UPWARD);
    EXPECT_EQ(tn_fetestexcept(kAll), FE_DIVBYZERO | FE_UNDERFLOW);
    tn_fegetenv(&e);
    tn_fesetenv(FE_DFL_ENV);
    EXPECT_EQ(tn_fetestexcept(kAll), 0);
    EXPECT_EQ(tn_fegetround(), FE_TONEAREST);
    tn_fesetenv(&e);
    EXPECT_EQ(tn_fetestexcept(kAll), FE_DIVBYZERO | FE_UNDERFLOW);
    EXPECT_EQ(tn_fegetround(), FE_UPWARD);
}

TEST_F(Fenv, Traps)
{
    EXPECT_EQ(tn_fegetexcept(), 0);
#if defined(__x86_64__)
    EXPECT_EQ(tn_feenableexcept(FE_INVALID), 0);
    EXPECT_EQ(tn_fegetexcept(), FE_INVALID);
    fenv_t e;
    tn_feholdexcept(&e);
    EXPECT_EQ(tn_fegetexcept(), 0); // feholdexcept disables traps
    volatile double zero = 0, r = zero / zero;
    (void)r;
    tn_fesetenv(&e);
    EXPECT_EQ(tn_fegetexcept(), FE_INVALID);
    EXPECT_DEATH(tn_feraiseexcept(FE_INVALID), "");
    EXPECT_EQ(tn_fedisableexcept(FE_INVALID), FE_INVALID);
    EXPECT_EQ(tn_fegetexcept(), 0);
#endif
}
} // namespace
