// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include "testing/guarded.h"
#define TN_FUNCTION memcmp
#define TN_VARIANTS "mem/memcmp_variants.inc"
#include "testing/variants.h"

static int sign(int v) { return (v > 0) - (v < 0); }

TEST(memcmp, literal)
{
    for (auto v : memcmp_variants()) {
        EXPECT_EQ(v.call("abc", "abd", 2), 0) << v.name;
        EXPECT_LT(v.call("abc", "abd", 3), 0) << v.name;
        EXPECT_GT(v.call("\x80", "\x7f", 1), 0) << v.name;         // bytes are unsigned
        EXPECT_LT(v.call("a\0b", "a\0c", 3), 0) << v.name;         // a NUL ends nothing
        EXPECT_LT(v.call("1x______", "2a______", 8), 0) << v.name; // the first difference decides
        EXPECT_EQ(v.call(nullptr, nullptr, 0), 0) << v.name;
    }
}

TEST(memcmp, every_edge)
{
    Guarded left(16384), right(16384);
    Random random;
    for (auto v : memcmp_variants()) {
        for (size_t n : edge_lengths()) {
            for (size_t a = 0; a < 35; a += n < 70 ? 2 : 7) {
                for (bool end : {false, true}) {
                    size_t b = random.below(35);
                    unsigned char *x = end ? left.before_end(n, a) : left.begin() + a;
                    unsigned char *y = end ? right.before_end(n, b) : right.begin() + b;
                    for (size_t i = 0; i < n; i++)
                        x[i] = y[i] = static_cast<unsigned char>(random.next());
                    ASSERT_EQ(v.call(x, y, n), 0)
                        << v.name << " n " << n << " a " << a << " b " << b;
                    // Differences outside do not count, neither does one after the first.
                    for (int k = 0; n && k < 12; k++) {
                        size_t at = k < 4 ? n - 1 - random.below(n < 4 ? n : 4) : random.below(n);
                        unsigned char old = y[at], old_last = y[n - 1];
                        y[n - 1] ^= static_cast<unsigned char>(random.next());
                        y[at] = old ^ (1 << random.below(8));
                        size_t first = at;
                        if (at != n - 1)
                            ASSERT_EQ(sign(v.call(x, y, n)), sign(x[first] - y[first]))
                                << v.name << " n " << n << " at " << at;
                        else
                            ASSERT_EQ(sign(v.call(x, y, n)), sign(x[n - 1] - y[n - 1]))
                                << v.name << " n " << n;
                        ASSERT_EQ(v.call(x, y, at), 0) << v.name;
                        y[n - 1] = old_last;
                        y[at] = old;
                    }
                }
            }
        }
    }
}

// Operands near page ends inside accessible memory, where short comparisons change their way.
TEST(memcmp, page_ends)
{
    Guarded left(8192), right(8192);
    left.fill(1);
    right.fill(1);
    for (auto v : memcmp_variants())
        for (size_t n = 0; n <= 40; n++)
            for (size_t a = 0; a < 40; a++) {
                unsigned char *x = left.begin() + 4096 - a,
                              *y = right.begin() + 4096 - (a * 7) % 40;
                ASSERT_EQ(v.call(x, y, n), 0) << v.name;
                y[n] = 2;
                ASSERT_EQ(v.call(x, y, n), 0) << v.name << " n " << n;
                ASSERT_LT(v.call(x, y, n + 1), 0) << v.name << " n " << n;
                y[n] = 1;
            }
}
