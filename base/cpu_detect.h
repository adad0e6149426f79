// SPDX-License-Identifier: MIT
// Detection of levels as a pure function of what the CPU and the system answer, so that tests run
// it on recorded CPUs.
//
// On x86-64 each CPUID traps in a virtual machine and costs as much as eighty system calls, and
// there is no other way to most facts. What the system *enabled* is cheap, though:
// arch_prctl(ARCH_GET_XCOMP_SUPP), Linux 5.16, gives the mask that the kernel wrote to XCR0. XGETBV
// would save the 0.1 us of the call, but faults where XSAVE is off, and nothing that an emulator of
// another architecture could not hand through from its host (AT_MINSIGSTKSZ) tells so.
// Linux sets a state's bit only if the CPU has the feature behind it, and none unless CPUID has
// leaf 13, hence:
//   no YMM state             no AVX of any kind: nothing to ask
//   protection keys (PKRU)   Skylake-SP, Alder Lake, Zen 3 or later, every one of which has the
//   and YMM state            avx2 and fma levels; with ZMM state as well the avx512 level (the one
//                            family that has AVX-512 F without BW and VL, Knights, has no keys):
//                            nothing to ask. A hypervisor may hide a feature's bit; its
//                            instructions work wherever the state is enabled, after a migration
//                            too, because every machine that it may migrate to has that state.
//   YMM state                leaf 7 exists and decides. YMM alone does not mean AVX2 (Sandy
//                            Bridge), ZMM alone not BW or VL (Knights Landing), and hypervisors
//                            hide single bits.
// Where the call fails (older kernels, valgrind, emulators) the architectural sequence is followed:
// leaf 1, XGETBV, leaf 0, leaf 7. Source: Intel SDM volume 1, 13.2-13.3, 14.3, 15.2-15.3; Linux
// Documentation/arch/x86/xstate.rst.
//
// The probe's functions are compile-time constants of the callers and the body is always inlined:
// no table that would need relocation, no indirect call.
#pragma once

#include "base/cpu.h"

struct tn_cpuid {
    uint32_t a, b, c, d;
};

struct tn_cpu_probe {
    struct tn_cpuid (*cpuid)(uint32_t leaf, uint32_t subleaf);
    uint64_t (*xcr0)(void);                 // XGETBV; asked only when CPUID says OSXSAVE
    long (*xcomp_supp)(uint64_t *features); // 0, or -errno
};

#define TN_CPU_BASELINE_X86 \
    (TN_LEVEL_BIT(TN_CPU_portable) | TN_LEVEL_BIT(TN_CPU_word) | TN_LEVEL_BIT(TN_CPU_sse2))
#define TN_CPUID_1C_FMA ((uint32_t)1 << 12)

// Withdraws every level after the named one, down to the baseline, below which an image has no
// variants.
TN_INLINE void tn_cpu_limit(struct tn_cpu *cpu, enum tn_level highest, uint32_t baseline)
{
    cpu->levels &= (TN_LEVEL_BIT(highest + 1) - 1) | baseline;
    if (highest < TN_CPU_fma)
        cpu->fma_unasked = false;
}

TN_INLINE struct tn_cpu tn_cpu_detect_x86(const struct tn_cpu_probe *probe)
{
    // XCR0: x87 0, SSE 1, YMM 2, opmask 5, ZMM 6-7, PKRU 9.
    const uint64_t ymm = 0x6, zmm = 0xe6, keys = 0x200;
    // Leaf 1, ecx.
    const uint32_t osxsave_avx = (uint32_t)1 << 27 | 1 << 28;
    // Leaf 7, ebx: BMI1 3, AVX2 5, BMI2 8; F 16, DQ 17, CD 28, BW 30, VL 31.
    const uint32_t avx2 = 1 << 3 | 1 << 5 | 1 << 8;
    const uint32_t avx512 = avx2 | 1 << 16 | 1 << 17 | 1 << 28 | 1 << 30 | (uint32_t)1 << 31;
    const uint32_t levels_avx2 = TN_LEVEL_BIT(TN_CPU_avx2);
    // FMA3 has no state of its own and belongs to every CPU with AVX-512; clang's avx512f implies
    // it, too.
    const uint32_t levels_avx512 =
        levels_avx2 | TN_LEVEL_BIT(TN_CPU_fma) | TN_LEVEL_BIT(TN_CPU_avx512);

    struct tn_cpu cpu;
    cpu.levels = TN_CPU_BASELINE_X86;
    cpu.fma_unasked = cpu.ready = false;

    uint64_t state = 0;
    bool fma_known = false, fma = false;
    if (probe->xcomp_supp(&state) == 0) {
        if ((state & ymm) != ymm)
            return cpu;
        if (state & keys) {
            cpu.levels |= levels_avx2 | TN_LEVEL_BIT(TN_CPU_fma);
            if ((state & zmm) == zmm)
                cpu.levels |= levels_avx512;
            return cpu;
        }
    } else {
        uint32_t leaf1 = probe->cpuid(1, 0).c;
        if ((leaf1 & osxsave_avx) != osxsave_avx)
            return cpu;
        state = probe->xcr0();
        if ((state & ymm) != ymm || probe->cpuid(0, 0).a < 7)
            return cpu;
        fma_known = true;
        fma = leaf1 & TN_CPUID_1C_FMA;
    }

    uint32_t leaf7 = probe->cpuid(7, 0).b;
    if ((leaf7 & avx2) != avx2)
        return cpu;
    cpu.levels |= levels_avx2;
    if (fma_known) {
        if (!fma)
            return cpu; // the avx512 level promises FMA
        cpu.levels |= TN_LEVEL_BIT(TN_CPU_fma);
    }
    if ((state & zmm) == zmm && (leaf7 & avx512) == avx512)
        cpu.levels |= levels_avx512;
    else
        cpu.fma_unasked = !fma_known;
    return cpu;
}

// The lazy half: YMM state and AVX2 are known, so leaf 1 alone decides.
TN_INLINE bool tn_cpu_ask_fma(const struct tn_cpu_probe *probe)
{
    return probe->cpuid(1, 0).c & TN_CPUID_1C_FMA;
}

#define TN_CPU_BASELINE_AARCH64 \
    (TN_LEVEL_BIT(TN_CPU_portable) | TN_LEVEL_BIT(TN_CPU_word) | TN_LEVEL_BIT(TN_CPU_neon))
#define TN_CPU_BASELINE_RISCV64 (TN_LEVEL_BIT(TN_CPU_portable) | TN_LEVEL_BIT(TN_CPU_word))

// Bit 22 of AT_HWCAP on AArch64 is SVE; Advanced SIMD is baseline.
TN_INLINE struct tn_cpu tn_cpu_detect_aarch64(unsigned long hwcap)
{
    struct tn_cpu cpu;
    cpu.levels = TN_CPU_BASELINE_AARCH64 | (hwcap >> 22 & 1 ? TN_LEVEL_BIT(TN_CPU_sve) : 0);
    cpu.fma_unasked = cpu.ready = false;
    return cpu;
}

// AT_HWCAP on RISC-V has a bit for each single-letter extension. The kernel sets 'v' (Linux 6.5)
// only where it saves vector state, and only for V 1.0.
TN_INLINE struct tn_cpu tn_cpu_detect_riscv64(unsigned long hwcap)
{
    struct tn_cpu cpu;
    cpu.levels =
        TN_CPU_BASELINE_RISCV64 | (hwcap >> ('v' - 'a') & 1 ? TN_LEVEL_BIT(TN_CPU_rvv) : 0);
    cpu.fma_unasked = cpu.ready = false;
    return cpu;
}
