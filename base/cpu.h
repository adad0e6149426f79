// SPDX-License-Identifier: MIT
// The instruction-set levels that functions have variants for, and which of them this process may
// use.
//
// A level is a set of instructions *and* of register state that the system saves: a variant
// compiled with exactly a level's compiler flags (platforms/levels.bzl) runs wherever the level is
// in tn_cpu.levels. Start-up (or, beside another libc, the constructor of a dispatch object) calls
// tn_cpu_init once, before the first resolver runs; resolvers only read.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/tn.h"

// In ascending order: TENON_LEVEL=x withdraws every level after x.
enum tn_level : uint8_t {
    TN_CPU_portable, // plain C, a byte at a time
    TN_CPU_word,     // plain C, a machine word at a time
    TN_CPU_sse2,     // x86-64 baseline
    TN_CPU_avx2,     // AVX2, BMI1, BMI2: one CPUID leaf; never LZCNT, which without the bit is a
                     // silent BSR
    TN_CPU_fma,      // avx2 and FMA; decided when first asked for
    TN_CPU_avx512,   // avx2 and AVX-512 F, BW, CD, DQ, VL
    TN_CPU_neon,     // AArch64 baseline
    TN_CPU_sve,      // any vector length
    TN_CPU_rvv,      // V 1.0
    TN_CPU_LEVELS,
};

#define TN_LEVEL_BIT(level) ((uint32_t)1 << (level))

// Constant after start-up. Before tn_cpu_init it holds the architecture's baseline, so an early
// reader is slow, never wrong.
struct tn_cpu {
    uint32_t levels;  // TN_LEVEL_BIT of each usable level
    bool fma_unasked; // avx2 is usable and nothing is known of FMA yet
    bool ready;       // tn_cpu_init has run
};
TN_HIDDEN extern struct tn_cpu tn_cpu;

// Finds the levels of this CPU under this system, lowered to TENON_LEVEL where envp has it (unless
// auxv says AT_SECURE; an unknown name is ignored). A second call does nothing. Early-boot code: no
// calls out of its object, no thread pointer, no errno. Costs one system call and at most one CPUID
// (8 us in a virtual machine) on Linux 5.16 or later, none on CPUs with protection keys; three
// CPUIDs elsewhere.
TN_HIDDEN void tn_cpu_init(char *const *envp, const size_t *auxv);
// The same inside another libc's process, which tells envp and auxv by its own means
// (base/cpu_hosted.c).
TN_HIDDEN void tn_cpu_init_hosted(void);

// FMA sits in another CPUID leaf than AVX2, so the question costs a trap of its own; only resolvers
// of math functions ask it.
TN_HIDDEN bool tn_cpu_has_fma(void);

static inline bool tn_cpu_has(enum tn_level level)
{
#ifdef __x86_64__
    if (level == TN_CPU_fma)
        return tn_cpu_has_fma();
#endif
    return tn_cpu.levels & TN_LEVEL_BIT(level);
}

// The name of the highest level in use, for tests and bug reports; public as tenon_level()
// (<tenon/level.h>).
TN_HIDDEN const char *tn_level_name(void);
TN_HIDDEN extern const char tn_level_names[TN_CPU_LEVELS][9];
