// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include "testing/guarded.h"
#define TN_FUNCTION memcpy
#define TN_VARIANTS "mem/memcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION mempcpy
#define TN_VARIANTS "mem/mempcpy_variants.inc"
#include "testing/variants.h"

TEST(memcpy, literal)
{
    for (auto v : memcpy_variants()) {
        char to[8] = "-------";
        EXPECT_EQ(v.call(to + 1, "abcdef", 4), to + 1) << v.name;
        EXPECT_STREQ(to, "-abcd--") << v.name;
        EXPECT_EQ(v.call(nullptr, nullptr, 0), nullptr) << v.name;
    }
    for (auto v : mempcpy_variants()) {
        char to[8] = "-------";
        EXPECT_EQ(v.call(to + 1, "abcdef", 4), to + 5) << v.name;
        EXPECT_STREQ(to, "-abcd--") << v.name;
    }
}

// Every length at every relative alignment, source and destination against either guard page; bytes
// around the destination stay.
template <class Variants> static void every_edge(const Variants &variants, bool to_the_end)
{
    Guarded from(16384), to(16384);
    for (size_t i = 0; i < from.size(); i++)
        from.begin()[i] = static_cast<unsigned char>(i * 7 + i / 256);
    for (auto v : variants) {
        for (size_t n : edge_lengths()) {
            for (size_t a = 0; a < 35; a += n < 70 ? 1 : 5) {
                for (size_t b = 0; b < 35; b += n < 70 ? 3 : 7) {
                    for (bool end : {false, true}) {
                        const unsigned char *s = end ? from.before_end(n, a) : from.begin() + a;
                        unsigned char *d = end ? to.before_end(n, b) : to.begin() + b;
                        unsigned char *low = d - (d - to.begin() < 40 ? d - to.begin() : 40);
                        unsigned char *high = to.end() - d - n < 40 ? to.end() : d + n + 40;
                        std::memset(low, 0xee, static_cast<size_t>(high - low));
                        ASSERT_EQ(v.call(d, s, n), to_the_end ? d + n : d);
                        ASSERT_EQ(std::memcmp(d, s, n), 0)
                            << v.name << " n " << n << " a " << a << " b " << b;
                        for (unsigned char *p = low; p < high; p++)
                            if (p < d || p >= d + n)
                                ASSERT_EQ(*p, 0xee)
                                    << v.name << " n " << n << " wrote at " << p - d;
                    }
                }
            }
        }
    }
}

TEST(memcpy, every_edge) { every_edge(memcpy_variants(), false); }
TEST(mempcpy, every_edge) { every_edge(mempcpy_variants(), true); }

TEST(memcpy, large)
{
    const size_t size = 1 << 20;
    std::vector<unsigned char> from(size + 64), to(size + 64);
    Random random;
    for (auto &c : from)
        c = static_cast<unsigned char>(random.next());
    for (auto v : memcpy_variants()) {
        for (int i = 0; i < 20; i++) {
            size_t a = random.below(64), b = random.below(64), n = size - random.below(size / 2);
            std::fill(to.begin(), to.end(), 0);
            v.call(&to[b], &from[a], n);
            ASSERT_EQ(std::memcmp(&to[b], &from[a], n), 0) << v.name;
            ASSERT_TRUE(b + n == to.size() || to[b + n] == 0) << v.name;
        }
    }
}
