// SPDX-License-Identifier: MIT
// The policy of large copies on recorded CPUs, and the copy past the caches itself.
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <utility>

extern "C" {
#include "mem/internal/large.h"
}
#include "testing/guarded.h"

#ifdef __x86_64__

namespace
{

using Leaf = std::pair<uint32_t, uint32_t>;
std::map<Leaf, tn_cache_leaf> recorded;
tn_cache_leaf answer(uint32_t leaf, uint32_t subleaf)
{
    auto found = recorded.find({leaf, subleaf});
    return found == recorded.end() ? tn_cache_leaf{} : found->second;
}

size_t cache(std::map<Leaf, tn_cache_leaf> cpu)
{
    recorded = std::move(cpu);
    return tn_last_level_cache(answer);
}

// A Zen 3 guest: 32 KB, 32 KB, 512 KB and 32 MB in leaf 0x8000001D.
const std::map<Leaf, tn_cache_leaf> zen3 = {
    {{0, 0}, {0x10, 0x68747541, 0x444d4163, 0x69746e65}},
    {{0x80000000, 0}, {0x80000022, 0, 0, 0}},
    {{0x8000001d, 0}, {0x121, 0x1c0003f, 0x3f, 0}},
    {{0x8000001d, 1}, {0x122, 0x1c0003f, 0x3f, 0}},
    {{0x8000001d, 2}, {0x143, 0x1c0003f, 0x3ff, 2}},
    {{0x8000001d, 3}, {0x4163, 0x3c0003f, 0x7fff, 1}},
};

// Four cores with 8 MB, in leaf 4.
const std::map<Leaf, tn_cache_leaf> haswell = {
    {{0, 0}, {0xd, 0, 0, 0}},
    {{4, 0}, {0x1c004121, 0x1c0003f, 0x3f, 0}},
    {{4, 1}, {0x1c004122, 0x1c0003f, 0x3f, 0}},
    {{4, 2}, {0x1c004143, 0x1c0003f, 0x1ff, 0}},
    {{4, 3}, {0x1c03c163, 0x3c0003f, 0x1fff, 6}},
};

constexpr size_t KB = 1 << 10, MB = 1 << 20;

} // namespace

TEST(large, recorded_cpus)
{
    EXPECT_EQ(cache(zen3), 32 * MB);
    EXPECT_EQ(tn_large_from(cache(zen3)), 16 * MB);
    EXPECT_EQ(cache(haswell), 8 * MB);
    EXPECT_EQ(tn_large_from(cache(haswell)), 4 * MB);
}

// What hypervisors do: report no third level, one of no sets, one of no ways, or no leaf at all.
TEST(large, hidden_caches)
{
    auto cpu = haswell;
    cpu.erase({4, 3});
    EXPECT_EQ(cache(cpu), 256 * KB);
    EXPECT_EQ(tn_large_from(cache(cpu)), TN_LARGE_UNKNOWN);
    cpu[{4, 3}] = {0x163, 0, 0, 0};
    EXPECT_EQ(cache(cpu), 256 * KB);
    cpu[{0, 0}].a = 2;
    EXPECT_EQ(cache(cpu), 0u);
    auto amd = zen3;
    amd[{0x80000000, 0}].a = 0x80000008;
    EXPECT_EQ(cache(amd), 0u);
    EXPECT_EQ(cache({}), 0u);
    EXPECT_EQ(tn_large_from(0), TN_LARGE_UNKNOWN);
}

// Whatever is reported, the bound stays in its range; a leaf that never ends is left.
TEST(large, bounds)
{
    EXPECT_EQ(tn_large_from(2 * MB), TN_LARGE);
    EXPECT_EQ(tn_large_from(384 * MB), TN_LARGE_HIGHEST);
    EXPECT_EQ(tn_large_from(SIZE_MAX), TN_LARGE_HIGHEST);
    for (size_t size = 0; size < 1024 * MB; size += 333 * KB) {
        EXPECT_GE(tn_large_from(size), TN_LARGE);
        EXPECT_LE(tn_large_from(size), TN_LARGE_HIGHEST);
    }
    auto endless = haswell;
    for (uint32_t i = 0; i < 100; i++)
        endless[{4, i}] = {0x163, 0x3c0003f, 0x1fff, 0};
    EXPECT_EQ(cache(endless), 8 * MB);
}

TEST(large, streams_every_alignment)
{
    Guarded from(4096), to(4096);
    for (size_t i = 0; i < from.size(); i++)
        from.begin()[i] = static_cast<unsigned char>(i * 7 + i / 256);
    for (size_t n = 128; n < 400; n += n < 200 ? 1 : 13)
        for (size_t a = 0; a < 66; a += 3)
            for (size_t b : {0, 1, 16, 63}) {
                bool end = (n + a) % 2;
                char *s = reinterpret_cast<char *>(end ? from.before_end(n, a) : from.begin() + a);
                char *d = reinterpret_cast<char *>(end ? to.before_end(n, b) : to.begin() + b);
                to.fill(0xee);
                tn_move_streaming(d, s, n);
                ASSERT_EQ(std::memcmp(d, s, n), 0) << n << " " << a << " " << b;
                for (size_t i = 0; i < to.size(); i++) {
                    char *p = reinterpret_cast<char *>(to.begin()) + i;
                    if (p < d || p >= d + n)
                        ASSERT_EQ(to.begin()[i], 0xee) << n << " wrote at " << p - d;
                }
            }
}

TEST(large, small_or_overlapping_copies_do_not)
{
    static char memory[TN_LARGE + 64];
    EXPECT_FALSE(tn_move_large(memory, memory + 64, TN_LARGE));
    EXPECT_FALSE(tn_move_large(memory + 64, memory, TN_LARGE));
}

#else

TEST(large, only_on_x86_64) { GTEST_SKIP() << "[  SKIPPED ] the policy is x86-64's"; }

#endif
