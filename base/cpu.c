// SPDX-License-Identifier: MIT
// Levels of the running CPU; contract in base/cpu.h. Early-boot code: only instructions, one raw
// system call and hidden data of this file, so it runs as soon as the image's own relative
// relocations are done.
#include "base/cpu.h"

#include "base/cpu_detect.h"
#include "base/hooks.h"
#include "base/process.h"
#include "base/syscall.h"

#ifdef __x86_64__

#define BASELINE TN_CPU_BASELINE_X86

static struct tn_cpuid raw_cpuid(uint32_t leaf, uint32_t subleaf)
{
    struct tn_cpuid r;
    __asm__("cpuid" : "=a"(r.a), "=b"(r.b), "=c"(r.c), "=d"(r.d) : "a"(leaf), "c"(subleaf));
    return r;
}

static uint64_t raw_xcr0(void)
{
    uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

static long raw_xcomp_supp(uint64_t *features)
{
    constexpr int ARCH_GET_XCOMP_SUPP = 0x1021;
    return tn_sys(arch_prctl, ARCH_GET_XCOMP_SUPP, features);
}

#define PROBE (&(const struct tn_cpu_probe){raw_cpuid, raw_xcr0, raw_xcomp_supp})

static struct tn_cpu detect(unsigned long) { return tn_cpu_detect_x86(PROBE); }

bool tn_cpu_has_fma(void)
{
    // Resolvers may run in several threads (dlopen): each finds the same answer, so relaxed order
    // is enough.
    static uint8_t answer; // 0 not asked, 1 no, 2 yes
    if (tn_cpu.levels & TN_LEVEL_BIT(TN_CPU_fma))
        return true;
    if (!tn_cpu.fma_unasked)
        return false;
    uint8_t known = __atomic_load_n(&answer, __ATOMIC_RELAXED);
    if (!known) {
        known = tn_cpu_ask_fma(PROBE) ? 2 : 1;
        __atomic_store_n(&answer, known, __ATOMIC_RELAXED);
    }
    return known == 2;
}

#elif defined(__aarch64__)

#define BASELINE TN_CPU_BASELINE_AARCH64
static struct tn_cpu detect(unsigned long hwcap) { return tn_cpu_detect_aarch64(hwcap); }

#elif defined(__riscv)

#define BASELINE TN_CPU_BASELINE_RISCV64
static struct tn_cpu detect(unsigned long hwcap) { return tn_cpu_detect_riscv64(hwcap); }

#endif

struct tn_cpu tn_cpu = {.levels = BASELINE};

// An array of arrays: nothing to relocate.
const char tn_level_names[TN_CPU_LEVELS][9] = {
    [TN_CPU_portable] = "portable", [TN_CPU_word] = "word", [TN_CPU_sse2] = "sse2",
    [TN_CPU_avx2] = "avx2",         [TN_CPU_fma] = "fma",   [TN_CPU_avx512] = "avx512",
    [TN_CPU_neon] = "neon",         [TN_CPU_sve] = "sve",   [TN_CPU_rvv] = "rvv",
};

// The rest of s after prefix, or null.
static const char *after(const char *s, const char *prefix)
{
    for (; *prefix; s++, prefix++)
        if (*s != *prefix)
            return nullptr;
    return s;
}

void tn_cpu_init(char *const *envp, const size_t *auxv)
{
    constexpr size_t AT_HWCAP = 16, AT_SECURE = 23;
    unsigned long hwcap = 0;
    bool secure = false;

    if (tn_cpu.ready)
        return;
    for (; auxv[0]; auxv += 2) {
        if (auxv[0] == AT_HWCAP)
            hwcap = auxv[1];
        if (auxv[0] == AT_SECURE)
            secure = auxv[1];
    }
    struct tn_cpu cpu = detect(hwcap);
    for (; !secure && *envp; envp++) {
        const char *wanted = after(*envp, "TENON_LEVEL=");
        for (int level = 0; wanted && level < TN_CPU_LEVELS; level++) {
            const char *rest = after(wanted, tn_level_names[level]);
            if (rest && !*rest)
                tn_cpu_limit(&cpu, level, BASELINE);
        }
        if (wanted)
            break;
    }
    cpu.ready = true;
    tn_cpu = cpu;
}

#ifndef TN_HOSTED
// Runs at start-up exactly when a dispatched function is linked.
[[gnu::used]] static void start(void *envp) { tn_cpu_init(envp, tn_process.auxv); }
TN_HOOK(start, 10, start);
#endif
