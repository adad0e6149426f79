// SPDX-License-Identifier: MIT
// Detection on recorded CPUs: which levels it finds, and how many CPUIDs it executes, each of which
// costs 8 us in a virtual machine.
#include <gtest/gtest.h>
#include <stdint.h>

#include <cerrno>
#include <cstring>
#include <string>

extern "C" {
#include "base/cpu.h"
#include "base/cpu_detect.h"
}

namespace
{

// A CPU under a system: the registers of the leaves that matter, XCR0 (0: XGETBV would fault), and
// what ARCH_GET_XCOMP_SUPP answers.
struct Machine {
    uint32_t max_leaf;
    uint32_t leaf1_c;
    uint32_t leaf7_b;
    uint64_t xcr0;
    long xcomp_result;
    uint64_t xcomp_features;
};

const Machine *machine;
int cpuids, leaf1s;

tn_cpuid recorded_cpuid(uint32_t leaf, uint32_t)
{
    cpuids++;
    leaf1s += leaf == 1;
    // Intel answers a leaf beyond the last one with the last one's data: anything. Here, all bits.
    if (leaf > machine->max_leaf)
        return {~0u, ~0u, ~0u, ~0u};
    switch (leaf) {
    case 0:
        return {machine->max_leaf, 0, 0, 0};
    case 1:
        return {0, 0, machine->leaf1_c, 0};
    case 7:
        return {0, machine->leaf7_b, 0, 0};
    }
    ADD_FAILURE() << "leaf " << leaf << " was asked for";
    return {0, 0, 0, 0};
}
uint64_t recorded_xcr0()
{
    EXPECT_TRUE(machine->leaf1_c >> 27 & 1) << "XGETBV without OSXSAVE faults";
    return machine->xcr0;
}
long recorded_xcomp_supp(uint64_t *features)
{
    if (machine->xcomp_result == 0)
        *features = machine->xcomp_features;
    return machine->xcomp_result;
}

const tn_cpu_probe probe = {recorded_cpuid, recorded_xcr0, recorded_xcomp_supp};

std::string names(uint32_t levels)
{
    std::string all;
    for (int level = 0; level < TN_CPU_LEVELS; level++)
        if (levels >> level & 1)
            all += std::string(all.empty() ? "" : " ") + tn_level_names[level];
    return all;
}

struct Seen {
    std::string levels;
    int cpuids;     // at start
    bool fma;       // when a resolver asks
    int fma_cpuids; // for that
};

Seen detect(const Machine &m)
{
    machine = &m;
    cpuids = 0;
    struct tn_cpu cpu = tn_cpu_detect_x86(&probe);
    Seen seen = {names(cpu.levels), cpuids, false, 0};
    cpuids = 0;
    seen.fma =
        (cpu.levels & TN_LEVEL_BIT(TN_CPU_fma)) || (cpu.fma_unasked && tn_cpu_ask_fma(&probe));
    seen.fma_cpuids = cpuids;
    return seen;
}

void expect(const Machine &m, const char *levels, int at_start, bool fma, int for_fma)
{
    Seen seen = detect(m);
    EXPECT_EQ(seen.levels, levels);
    EXPECT_EQ(seen.cpuids, at_start);
    EXPECT_EQ(seen.fma, fma);
    EXPECT_EQ(seen.fma_cpuids, for_fma);
}

// The same machine under a kernel before 5.16, or under anything else that does not know the call.
Machine without_xcomp(Machine m)
{
    m.xcomp_result = -EINVAL;
    return m;
}

// Without protection keys, which prove the rest: XCR0 bit 9.
Machine without_keys(Machine m)
{
    m.xcr0 &= ~0x200ull;
    m.xcomp_features &= ~0x200ull;
    return m;
}

// ecx of leaf 1: FMA 12, OSXSAVE 27, AVX 28.
constexpr uint32_t FMA = 1u << 12, OSXSAVE = 1u << 27, AVX = 1u << 28;
// ebx of leaf 7.
constexpr uint32_t BMI1 = 1u << 3, AVX2 = 1u << 5, BMI2 = 1u << 8, AVX512F = 1u << 16,
                   DQ = 1u << 17, CD = 1u << 28, BW = 1u << 30, VL = 1u << 31;

const char SSE2_ONLY[] = "portable word sse2";
const char TO_AVX2[] = "portable word sse2 avx2";
const char TO_FMA[] = "portable word sse2 avx2 fma";
const char TO_AVX512[] = "portable word sse2 avx2 fma avx512";

const Machine emerald_rapids = {0x20, 0xfffab20b, 0xf1bf2ffb, 0x602e7, 0, 0x602e7};
const Machine skylake_x = {0x16, 0x7ffefbff, 0xd39ffffb, 0x2ff, 0, 0x2ff};
const Machine ice_lake = {0x1b, 0x7ffefbff, 0xf2bf67eb, 0x2e7, 0, 0x2e7};
const Machine knights_landing = {0xd, 0x7ff8f3bf, 0x1c0d23ab, 0xe7, 0, 0xe7};
const Machine haswell = {0xd, 0x7ffafbff, 0x27ab, 0x7, 0, 0x7};
const Machine sandy_bridge = {0xd, 0x1fbae3ff, 0, 0x7, 0, 0x7};
const Machine zen2 = {0x10, 0x7ed8320b, 0x219c91a9, 0x207, 0, 0x207};
const Machine zen3 = {0x10, 0xfffa3203, 0x219c07ab, 0x207, 0, 0x207};
const Machine zen4 = {0x10, 0x7efa320b, 0xf1bf97a9, 0x2e7, 0, 0x2e7};
const Machine core2 = {0xa, 0x8e3fd, 0, 0, 0, 0x3};

TEST(cpu, keys_need_no_cpuid)
{
    for (const Machine &m : {emerald_rapids, skylake_x, ice_lake, zen4})
        expect(m, TO_AVX512, 0, true, 0);
    for (const Machine &m : {zen2, zen3})
        expect(m, TO_FMA, 0, true, 0);
}
TEST(cpu, avx512_needs_one)
{
    for (const Machine &m : {emerald_rapids, skylake_x, ice_lake, zen4})
        expect(without_keys(m), TO_AVX512, 1, true, 0);
}
TEST(cpu, avx2_needs_one_and_fma_another)
{
    for (const Machine &m : {haswell, without_keys(zen2), without_keys(zen3)})
        expect(m, TO_AVX2, 1, true, 1);
}
TEST(cpu, ymm_is_not_avx2) { expect(sandy_bridge, SSE2_ONLY, 1, false, 0); }
TEST(cpu, zmm_is_not_the_avx512_level) { expect(knights_landing, TO_AVX2, 1, true, 1); }
TEST(cpu, without_avx_nothing_is_asked) { expect(core2, SSE2_ONLY, 0, false, 0); }

// A Pentium-class guest: no XSAVE, and leaf 7 does not exist.
TEST(cpu, no_leaf_7)
{
    const Machine pentium = {0x2, 0, 0, 0, -EINVAL, 0};
    expect(pentium, SSE2_ONLY, 1, false, 0);
    const Machine odd = {0x2, OSXSAVE | AVX | FMA, 0, 0x7, -EINVAL, 0};
    expect(odd, SSE2_ONLY, 2, false, 0);
}

TEST(cpu, older_kernels)
{
    expect(without_xcomp(emerald_rapids), TO_AVX512, 3, true, 0);
    expect(without_xcomp(skylake_x), TO_AVX512, 3, true, 0);
    expect(without_xcomp(haswell), TO_FMA, 3, true, 0);
    expect(without_xcomp(zen3), TO_FMA, 3, true, 0);
    expect(without_xcomp(sandy_bridge), SSE2_ONLY, 3, false, 0);
    expect(without_xcomp(knights_landing), TO_FMA, 3, true, 0);
    expect(without_xcomp(core2), SSE2_ONLY, 1, false, 0);
}

// valgrind 3.19 as it presents itself: AVX2, no FMA state of its own, arch_prctl refuses;
// qemu-user 7.2 -cpu max.
TEST(cpu, emulators)
{
    const Machine valgrind = {0xd, 0x7ffafbff, 0x427aa, 0x7, -EINVAL, 0};
    expect(valgrind, TO_FMA, 3, true, 0);
    const Machine qemu_max = {0xd, 0xfed8320b, 0x1d843a9, 0x207, -EINVAL, 0};
    expect(qemu_max, TO_FMA, 3, true, 0);
    const Machine qemu64 = {0xd, 0x80802001, 0, 0, -EINVAL, 0};
    expect(qemu64, SSE2_ONLY, 1, false, 0);
}

TEST(cpu, avx2_without_fma)
{
    Machine via = haswell;
    via.leaf1_c &= ~FMA;
    expect(via, TO_AVX2, 1, false, 1);
    expect(without_xcomp(via), TO_AVX2, 3, false, 0);
    // No such CPU is known; the avx512 level promises FMA, so where leaf 1 is read anyway it
    // decides.
    Machine odd = skylake_x;
    odd.leaf1_c &= ~FMA;
    expect(without_xcomp(odd), TO_AVX2, 3, false, 0);
}

// A hypervisor hides single bits: each one that a level needs takes the level away, and not more.
TEST(cpu, masked_bits)
{
    for (uint32_t bit : {BMI1, AVX2, BMI2}) {
        Machine m = without_keys(zen4);
        m.leaf7_b &= ~bit;
        expect(m, SSE2_ONLY, 1, false, 0);
        expect(without_xcomp(m), SSE2_ONLY, 3, false, 0);
    }
    for (uint32_t bit : {AVX512F, DQ, CD, BW, VL}) {
        Machine m = without_keys(ice_lake);
        m.leaf7_b &= ~bit;
        expect(m, TO_AVX2, 1, true, 1);
        expect(without_xcomp(m), TO_FMA, 3, true, 0);
    }
    // LZCNT (leaf 0x80000001) is in no level: nobody asks.
}

TEST(cpu, state_the_system_does_not_save)
{
    Machine m = haswell; // AVX switched off (noxsave, clearcpuid): no OSXSAVE, no YMM
    m.leaf1_c &= ~(OSXSAVE | AVX);
    m.xcr0 = 0;
    m.xcomp_features = 0x3;
    expect(m, SSE2_ONLY, 0, false, 0);
    expect(without_xcomp(m), SSE2_ONLY, 1, false, 0);

    m = haswell; // OSXSAVE, but XCR0 has SSE only
    m.xcr0 = 0x3;
    m.xcomp_features = 0x3;
    expect(m, SSE2_ONLY, 0, false, 0);
    expect(without_xcomp(m), SSE2_ONLY, 1, false, 0);

    m = skylake_x; // YMM but no ZMM state
    m.xcr0 = m.xcomp_features = 0x7;
    expect(m, TO_AVX2, 1, true, 1);
    expect(without_xcomp(m), TO_FMA, 3, true, 0);

    for (uint64_t missing : {0x20, 0x40, 0x80}) { // parts of the ZMM state prove nothing
        m = emerald_rapids;
        m.xcr0 = m.xcomp_features = 0x602e7 & ~missing;
        expect(m, TO_FMA, 0, true, 0);
        expect(without_keys(m), TO_AVX2, 1, true, 1);
    }
    m = emerald_rapids; // keys without YMM state prove nothing
    m.xcr0 = m.xcomp_features = 0x203;
    expect(m, SSE2_ONLY, 0, false, 0);
}

TEST(cpu, limits)
{
    machine = &zen4;
    struct tn_cpu all = tn_cpu_detect_x86(&probe);
    const struct {
        tn_level to;
        const char *left;
    } cases[] = {{TN_CPU_portable, SSE2_ONLY}, {TN_CPU_word, SSE2_ONLY}, {TN_CPU_sse2, SSE2_ONLY},
                 {TN_CPU_avx2, TO_AVX2},       {TN_CPU_fma, TO_FMA},     {TN_CPU_avx512, TO_AVX512},
                 {TN_CPU_neon, TO_AVX512}};
    for (auto &c : cases) {
        struct tn_cpu cpu = all;
        tn_cpu_limit(&cpu, c.to, TN_CPU_BASELINE_X86);
        EXPECT_EQ(names(cpu.levels), c.left);
    }
    machine = &haswell;
    struct tn_cpu cpu = tn_cpu_detect_x86(&probe);
    EXPECT_TRUE(cpu.fma_unasked);
    tn_cpu_limit(&cpu, TN_CPU_avx2, TN_CPU_BASELINE_X86);
    EXPECT_FALSE(cpu.fma_unasked); // TENON_LEVEL=avx2 withdraws FMA unseen
}

TEST(cpu, hwcaps)
{
    EXPECT_EQ(names(tn_cpu_detect_aarch64(0x3).levels), "portable word neon");
    EXPECT_EQ(names(tn_cpu_detect_aarch64(0x400003).levels), "portable word neon sve");
    EXPECT_EQ(names(tn_cpu_detect_riscv64(0x112d).levels), "portable word");
    EXPECT_EQ(names(tn_cpu_detect_riscv64(0x20112d).levels), "portable word rvv");
}

// TENON_LEVEL and AT_SECURE through tn_cpu_init, on the CPU that runs the test.
std::string init(const char *variable, size_t secure)
{
    struct tn_cpu saved = tn_cpu, *cpu = &::tn_cpu;
    cpu->ready = false;
    std::string text = variable;
    char *envp[] = {const_cast<char *>("HOME=/"), text.data(), nullptr};
    const size_t auxv[] = {16, 0, 23, secure, 0, 0};
    tn_cpu_init(envp, auxv);
    std::string found = names(cpu->levels);
    EXPECT_TRUE(cpu->ready);
    *cpu = saved;
    return found;
}

TEST(cpu, environment)
{
    std::string all = init("TENON_LEVELS=word", 0);
#if defined(__x86_64__)
    const char *baseline = SSE2_ONLY;
    EXPECT_EQ(init("TENON_LEVEL=sse2", 0), baseline);
#elif defined(__aarch64__)
    const char *baseline = "portable word neon";
    EXPECT_EQ(init("TENON_LEVEL=neon", 0), baseline);
#else
    const char *baseline = "portable word";
#endif
    EXPECT_EQ(init("TENON_LEVEL=portable", 0), baseline);
    EXPECT_EQ(init("TENON_LEVEL=word", 0), baseline);
    EXPECT_EQ(init("TENON_LEVEL=", 0), all);
    EXPECT_EQ(init("TENON_LEVEL=words", 0), all);
    EXPECT_EQ(init("TENON_LEVEL=wor", 0), all);
    EXPECT_EQ(init("TENON_LEVEL=word", 1), all); // set-user-ID
}

TEST(cpu, second_call_does_nothing)
{
    char *const none[] = {nullptr};
    const size_t auxv[] = {0, 0};
    tn_cpu_init(none, auxv);
    struct tn_cpu saved = ::tn_cpu;
    ::tn_cpu.levels = 1;
    tn_cpu_init(none, auxv);
    EXPECT_EQ(::tn_cpu.levels, 1u);
    ::tn_cpu = saved;
}

TEST(cpu, this_one_runs_what_it_claims)
{
    tn_cpu_init_hosted();
    std::printf("level in use: %s (%s)\n", tn_level_name(), names(::tn_cpu.levels).c_str());
#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__)
    EXPECT_EQ(tn_cpu_has(TN_CPU_avx2), __builtin_cpu_supports("avx2") &&
                                           __builtin_cpu_supports("bmi") &&
                                           __builtin_cpu_supports("bmi2"));
    EXPECT_EQ(tn_cpu_has(TN_CPU_fma), tn_cpu_has(TN_CPU_avx2) && __builtin_cpu_supports("fma"));
#endif
}

} // namespace
