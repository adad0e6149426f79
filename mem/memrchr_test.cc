// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include "testing/guarded.h"
#define TN_FUNCTION memrchr
#define TN_VARIANTS "mem/memrchr_variants.inc"
#include "testing/variants.h"

TEST(memrchr, literal)
{
    const char text[] = "one two";
    for (auto v : memrchr_variants()) {
        EXPECT_EQ(v.call(text, 'o', 7), text + 6) << v.name;
        EXPECT_EQ(v.call(text, 'o', 6), text) << v.name;
        EXPECT_EQ(v.call(text + 1, 'o', 5), nullptr) << v.name;
        EXPECT_EQ(v.call(nullptr, 0, 0), nullptr) << v.name;
    }
}

TEST(memrchr, every_edge)
{
    Guarded memory(16384);
    memory.fill('a');
    for (auto v : memrchr_variants()) {
        for (size_t n : edge_lengths()) {
            for (size_t a = 0; a < 66; a += n < 40 ? 1 : 11) {
                for (bool end : {false, true}) {
                    unsigned char *s = end ? memory.before_end(n, a) : memory.begin() + a;
                    if (s > memory.begin())
                        s[-1] = 'b';
                    if (s + n < memory.end())
                        s[n] = 'b';
                    ASSERT_EQ(v.call(s, 'b', n), nullptr) << v.name << " n " << n << " a " << a;
                    for (size_t at = 0; at < n; at += at + 40 < n ? 37 : 1) {
                        s[at] = 'b';
                        ASSERT_EQ(v.call(s, 'b', n), s + at)
                            << v.name << " n " << n << " at " << at;
                        s[0] = 'b';
                        ASSERT_EQ(v.call(s, 'b', n), s + at)
                            << v.name << " n " << n << " at " << at;
                        s[0] = s[at] = 'a';
                    }
                    if (s > memory.begin())
                        s[-1] = 'a';
                    if (s + n < memory.end())
                        s[n] = 'a';
                }
            }
        }
    }
}

TEST(memrchr, every_pair_of_bytes)
{
    for (auto v : memrchr_variants())
        for (int c = 0; c < 256; c++)
            for (int d = 0; d < 256; d++) {
                unsigned char s[40];
                std::memset(s, d, sizeof s);
                s[17] = static_cast<unsigned char>(c);
                ASSERT_EQ(v.call(s, c, sizeof s), c == d ? s + 39 : s + 17)
                    << v.name << " " << c << " among " << d;
            }
}
