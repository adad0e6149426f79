// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include "testing/guarded.h"
#define TN_FUNCTION memset
#define TN_VARIANTS "mem/memset_variants.inc"
#include "testing/variants.h"

TEST(memset, literal)
{
    for (auto v : memset_variants()) {
        char to[8] = "-------";
        EXPECT_EQ(v.call(to + 1, 'x' + 256, 5), to + 1)
            << v.name; // c is converted to unsigned char
        EXPECT_STREQ(to, "-xxxxx-") << v.name;
        EXPECT_EQ(v.call(nullptr, 1, 0), nullptr) << v.name;
    }
}

TEST(memset, every_edge)
{
    Guarded memory(16384);
    for (auto v : memset_variants()) {
        for (size_t n : edge_lengths()) {
            for (size_t a = 0; a < 66; a += n < 300 ? 1 : 13) {
                for (bool end : {false, true}) {
                    unsigned char *d = end ? memory.before_end(n, a) : memory.begin() + a;
                    unsigned char *low = d - (d - memory.begin() < 40 ? d - memory.begin() : 40);
                    unsigned char *high = memory.end() - d - n < 40 ? memory.end() : d + n + 40;
                    std::memset(low, 0x11, static_cast<size_t>(high - low));
                    ASSERT_EQ(v.call(d, 0xfe, n), d);
                    for (unsigned char *p = low; p < high; p++)
                        ASSERT_EQ(*p, p < d || p >= d + n ? 0x11 : 0xfe)
                            << v.name << " n " << n << " a " << a << " at " << p - d;
                }
            }
        }
    }
}
