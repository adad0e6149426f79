// SPDX-License-Identifier: MIT
// The floating-point environment of each architecture as inline primitives. Masks are FE_ bits,
// already limited to FE_ALL_EXCEPT.
//   env_flags()             raised exceptions
//   env_clear(m), env_set(m)   lower, raise flags without trapping
//   env_trap(m)             enter the traps that are enabled for m, after its flags are set
//   env_round(), env_set_round(r)   direction, an FE_ value
//   env_traps(), env_set_traps(m)   exceptions that trap; false if the processor cannot
//   env_save(e), env_load(e), env_default()
// x86-64 has two units: SSE (MXCSR) and x87 for long double. Flags are read from both and lowered
// in both.
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <fenv.h>

#include "base/tn.h"

#if defined(__x86_64__)

constexpr unsigned ENV_MXCSR_MASKS = 7; // position of the exception masks in MXCSR

TN_INLINE unsigned env_mxcsr(void)
{
    unsigned v;
    __asm__ volatile("stmxcsr %0" : "=m"(v));
    return v;
}
TN_INLINE void env_set_mxcsr(unsigned v) { __asm__ volatile("ldmxcsr %0" : : "m"(v)); }
TN_INLINE unsigned env_x87_status(void)
{
    unsigned short v;
    __asm__ volatile("fnstsw %0" : "=a"(v));
    return v;
}
TN_INLINE unsigned env_x87_control(void)
{
    unsigned short v;
    __asm__ volatile("fnstcw %0" : "=m"(v));
    return v;
}
TN_INLINE void env_set_x87_control(unsigned c)
{
    unsigned short v = (unsigned short)c;
    __asm__ volatile("fldcw %0" : : "m"(v));
}

TN_INLINE int env_flags(void) { return (int)((env_x87_status() | env_mxcsr()) & FE_ALL_EXCEPT); }
TN_INLINE void env_clear(int m)
{
    // FNCLEX lowers all flags and is much cheaper than writing the environment; MXCSR keeps those
    // that stay.
    unsigned keep = env_x87_status() & FE_ALL_EXCEPT & ~(unsigned)m;
    __asm__ volatile("fnclex");
    env_set_mxcsr((env_mxcsr() & ~(unsigned)m) | keep);
}
TN_INLINE void env_set(int m) { env_set_mxcsr(env_mxcsr() | (unsigned)m); }
TN_INLINE void env_trap(int m)
{
    if (!(m & ~(int)env_x87_control() & FE_ALL_EXCEPT))
        return;
    // The x87 unit traps on a waiting instruction while an unmasked flag is up.
    fenv_t e;
    unsigned control = env_x87_control();
    __asm__ volatile("fnstenv %0" : "=m"(e));
    e.__control_word = (unsigned short)control;
    e.__status_word |= (unsigned short)m;
    __asm__ volatile("fldenv %0\n\tfwait" : : "m"(e) : "memory");
}
TN_INLINE int env_round(void) { return (int)(env_mxcsr() >> 3 & FE_TOWARDZERO); }
TN_INLINE void env_set_round(int r)
{
    env_set_x87_control((env_x87_control() & ~(unsigned)FE_TOWARDZERO) | (unsigned)r);
    env_set_mxcsr((env_mxcsr() & ~((unsigned)FE_TOWARDZERO << 3)) | (unsigned)r << 3);
}
TN_INLINE int env_traps(void) { return (int)(~env_x87_control() & FE_ALL_EXCEPT); }
TN_INLINE bool env_set_traps(int m)
{
    env_set_x87_control((env_x87_control() | FE_ALL_EXCEPT) & ~(unsigned)m);
    env_set_mxcsr((env_mxcsr() | FE_ALL_EXCEPT << ENV_MXCSR_MASKS) &
                  ~((unsigned)m << ENV_MXCSR_MASKS));
    return true;
}
TN_INLINE void env_save(fenv_t *e)
{
    unsigned control = env_x87_control();
    __asm__ volatile("fnstenv %0" : "=m"(*e)); // masks all exceptions
    env_set_x87_control(control);
    e->__mxcsr = env_mxcsr();
}
TN_INLINE void env_load(const fenv_t *e)
{
    __asm__ volatile("fldenv %0" : : "m"(*e));
    env_set_mxcsr(e->__mxcsr);
}
TN_INLINE void env_default(void)
{
    __asm__ volatile("fninit");
    env_set_mxcsr(FE_ALL_EXCEPT << ENV_MXCSR_MASKS);
}

#elif defined(__aarch64__)

TN_INLINE unsigned env_fpcr(void)
{
    tn_u64 v;
    __asm__ volatile("mrs %0, fpcr" : "=r"(v));
    return (unsigned)v;
}
TN_INLINE void env_set_fpcr(unsigned c) { __asm__ volatile("msr fpcr, %0" : : "r"((tn_u64)c)); }
TN_INLINE unsigned env_fpsr(void)
{
    tn_u64 v;
    __asm__ volatile("mrs %0, fpsr" : "=r"(v));
    return (unsigned)v;
}
TN_INLINE void env_set_fpsr(unsigned s) { __asm__ volatile("msr fpsr, %0" : : "r"((tn_u64)s)); }

TN_INLINE int env_flags(void) { return (int)(env_fpsr() & FE_ALL_EXCEPT); }
TN_INLINE void env_clear(int m) { env_set_fpsr(env_fpsr() & ~(unsigned)m); }
TN_INLINE void env_set(int m) { env_set_fpsr(env_fpsr() | (unsigned)m); }
TN_INLINE int env_round(void) { return (int)(env_fpcr() & FE_TOWARDZERO); }
TN_INLINE void env_set_round(int r)
{
    env_set_fpcr((env_fpcr() & ~(unsigned)FE_TOWARDZERO) | (unsigned)r);
}
// Trap enables are bits 8 and up of FPCR; most processors ignore them.
TN_INLINE int env_traps(void) { return (int)(env_fpcr() >> 8 & FE_ALL_EXCEPT); }
TN_INLINE bool env_set_traps(int m)
{
    env_set_fpcr((env_fpcr() & ~(unsigned)(FE_ALL_EXCEPT << 8)) | (unsigned)m << 8);
    return env_traps() == m;
}
TN_INLINE void env_trap(int m)
{
    m &= env_traps();
    if (m & FE_INVALID)
        __asm__ volatile("fmov s16, wzr\n\tfdiv s16, s16, s16" : : : "v16");
    if (m & FE_DIVBYZERO)
        __asm__ volatile("fmov s16, #1.0\n\tfmov s17, wzr\n\tfdiv s16, s16, s17"
                         :
                         :
                         : "v16", "v17");
    if (m & (FE_OVERFLOW | FE_UNDERFLOW | FE_INEXACT)) {
        float big = 0x1p127f, small = 0x1p-126f, third;
        if (m & FE_OVERFLOW)
            __asm__ volatile("fmul %s0, %s1, %s1" : "=w"(third) : "w"(big));
        if (m & FE_UNDERFLOW)
            __asm__ volatile("fmul %s0, %s1, %s1" : "=w"(third) : "w"(small));
        if (m & FE_INEXACT)
            __asm__ volatile("fadd %s0, %s1, %s2" : "=w"(third) : "w"(big), "w"(small));
    }
}
TN_INLINE void env_save(fenv_t *e)
{
    e->__fpcr = env_fpcr();
    e->__fpsr = env_fpsr();
}
TN_INLINE void env_load(const fenv_t *e)
{
    env_set_fpcr(e->__fpcr);
    env_set_fpsr(e->__fpsr);
}
TN_INLINE void env_default(void)
{
    env_set_fpcr(0);
    env_set_fpsr(0);
}

#elif defined(__riscv)

TN_INLINE int env_flags(void)
{
    tn_u64 v;
    __asm__ volatile("frflags %0" : "=r"(v));
    return (int)v;
}
TN_INLINE void env_clear(int m)
{
    __asm__ volatile("csrc fflags, %0" : : "r"((tn_u64)(unsigned)m));
}
TN_INLINE void env_set(int m) { __asm__ volatile("csrs fflags, %0" : : "r"((tn_u64)(unsigned)m)); }
TN_INLINE void env_trap(int m) {} // no traps on this architecture
TN_INLINE int env_round(void)
{
    tn_u64 v;
    __asm__ volatile("frrm %0" : "=r"(v));
    return (int)v;
}
TN_INLINE void env_set_round(int r) { __asm__ volatile("fsrm %0" : : "r"((tn_u64)(unsigned)r)); }
TN_INLINE int env_traps(void) { return 0; }
TN_INLINE bool env_set_traps(int m) { return m == 0; }
TN_INLINE void env_save(fenv_t *e)
{
    tn_u64 v;
    __asm__ volatile("frcsr %0" : "=r"(v));
    *e = (fenv_t)v;
}
TN_INLINE void env_load(const fenv_t *e) { __asm__ volatile("fscsr %0" : : "r"((tn_u64)*e)); }
TN_INLINE void env_default(void) { __asm__ volatile("fscsr zero"); }

#else
#error "a port is needed"
#endif
