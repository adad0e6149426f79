// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include "testing/guarded.h"
#define TN_FUNCTION memmove
#define TN_VARIANTS "mem/memmove_variants.inc"
#include "testing/variants.h"

TEST(memmove, literal)
{
    for (auto v : memmove_variants()) {
        char up[] = "abcdefgh", down[] = "abcdefgh";
        EXPECT_EQ(v.call(up + 2, up, 5), up + 2) << v.name;
        EXPECT_STREQ(up, "ababcdeh") << v.name;
        EXPECT_EQ(v.call(down, down + 2, 5), down) << v.name;
        EXPECT_STREQ(down, "cdefgfgh") << v.name;
        EXPECT_EQ(v.call(nullptr, nullptr, 0), nullptr) << v.name;
    }
}

static void check(const Variant<decltype(tn_memmove)> &v, unsigned char *arena, size_t size,
                  size_t from, size_t to, size_t n)
{
    static std::vector<unsigned char> expected(1); // never without storage
    for (size_t i = 0; i < size; i++)
        arena[i] = static_cast<unsigned char>(i * 11 + i / 256);
    expected.assign(arena, arena + size);
    for (size_t i = 0; i < n; i++)
        expected[to + i] = arena[from + i];
    ASSERT_EQ(v.call(arena + to, arena + from, n), arena + to);
    ASSERT_EQ(std::memcmp(arena, expected.data(), size), 0)
        << v.name << " n " << n << " from " << from << " to " << to;
}

// Ranges that overlap at every distance, in an arena that ends (and one that begins) at a guard
// page.
TEST(memmove, every_distance)
{
    Guarded memory(20480);
    for (auto v : memmove_variants()) {
        for (size_t n : edge_lengths()) {
            if (n > 1200 && n != 4097)
                continue;
            for (size_t distance : {0,  1,  2,  3,  7,   8,   9,   15,  16,  17,  31,  32,
                                    33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1000}) {
                if (distance > n + 1)
                    break;
                for (size_t gap : {0, 1, 5}) {
                    size_t size = n + distance + gap;
                    check(v, memory.begin(), size, gap, gap + distance, n);
                    check(v, memory.begin(), size, gap + distance, gap, n);
                    check(v, memory.before_end(size), size, 0, distance, n);
                    check(v, memory.before_end(size), size, distance, 0, n);
                    if (HasFatalFailure())
                        return;
                }
            }
        }
    }
}

TEST(memmove, random)
{
    Guarded memory(4096);
    Random random;
    for (auto v : memmove_variants()) {
        for (int i = 0; i < 2000; i++) {
            size_t n = random.below(2000), from = random.below(memory.size() - n + 1),
                   to = random.below(memory.size() - n + 1);
            check(v, memory.begin(), memory.size(), from, to, n);
            if (HasFatalFailure())
                return;
        }
    }
}
