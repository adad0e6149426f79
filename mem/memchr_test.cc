// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include <cstdint>

#include "testing/guarded.h"
#define TN_FUNCTION memchr
#define TN_VARIANTS "mem/memchr_variants.inc"
#include "testing/variants.h"

TEST(memchr, literal)
{
    const char text[] = "one two";
    for (auto v : memchr_variants()) {
        EXPECT_EQ(v.call(text, 'o', 7), text) << v.name;
        EXPECT_EQ(v.call(text + 1, 'o', 6), text + 6) << v.name;
        EXPECT_EQ(v.call(text + 1, 'o', 5), nullptr) << v.name;
        EXPECT_EQ(v.call(text, 'o' + 256, 7), text) << v.name; // c is converted to unsigned char
        EXPECT_EQ(v.call("\xff", -1, 1) != nullptr, true) << v.name;
        EXPECT_EQ(v.call(nullptr, 0, 0), nullptr) << v.name;
    }
}

TEST(memchr, every_edge)
{
    Guarded memory(16384);
    memory.fill('a');
    for (auto v : memchr_variants()) {
        for (size_t n : edge_lengths()) {
            for (size_t a = 0; a < 66; a += n < 17 ? 1 : n < 70 ? 5 : 13) {
                for (bool end : {false, true}) {
                    unsigned char *s = end ? memory.before_end(n, a) : memory.begin() + a;
                    ASSERT_EQ(v.call(s, 'b', n), nullptr) << v.name << " n " << n << " a " << a;
                    for (size_t at = 0; at <= n && s + at < memory.end();
                         at += at + 40 < n ? 37 : 1) {
                        s[at] = 'b';
                        ASSERT_EQ(v.call(s, 'b', n), at < n ? s + at : nullptr)
                            << v.name << " n " << n << " at " << at;
                        // C23: a match may come before the object's end even if n lies beyond it.
                        size_t huge = at % 2 ? SIZE_MAX - at / 2 : n + 100;
                        ASSERT_EQ(v.call(s, 'b', huge), s + at) << v.name << " huge, at " << at;
                        if (at) {
                            s[at - 1] = 'b'; // the first of two
                            ASSERT_EQ(v.call(s, 'b', n), at - 1 < n ? s + at - 1 : nullptr)
                                << v.name;
                            s[at - 1] = 'a';
                        }
                        s[at] = 'a';
                    }
                    // Not what stands before or after.
                    if (s > memory.begin())
                        s[-1] = 'b';
                    if (s + n < memory.end())
                        s[n] = 'b';
                    ASSERT_EQ(v.call(s, 'b', n), nullptr) << v.name << " n " << n << " a " << a;
                    if (s > memory.begin())
                        s[-1] = 'a';
                    if (s + n < memory.end())
                        s[n] = 'a';
                }
            }
        }
    }
}

// Each byte value is told from each other one: the word variant's arithmetic has no false hits.
TEST(memchr, every_pair_of_bytes)
{
    for (auto v : memchr_variants())
        for (int c = 0; c < 256; c++)
            for (int d = 0; d < 256; d++) {
                unsigned char s[40];
                std::memset(s, d, sizeof s);
                s[17] = static_cast<unsigned char>(c);
                ASSERT_EQ(v.call(s, c, sizeof s), c == d ? s : s + 17)
                    << v.name << " " << c << " among " << d;
            }
}
