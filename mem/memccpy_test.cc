// SPDX-License-Identifier: MIT
// memccpy over all variants, between guard pages.
#include <gtest/gtest.h>
#include <tenon/mem.h>

#include <cstdint>

#include "testing/guarded.h"
#define TN_FUNCTION memccpy
#define TN_VARIANTS "mem/memccpy_variants.inc"
#include "testing/variants.h"

TEST(memccpy, literal)
{
    for (auto v : memccpy_variants()) {
        char to[8] = "-------";
        EXPECT_EQ(v.call(to, "ab:cd", ':', 5), to + 3) << v.name;
        EXPECT_STREQ(to, "ab:----") << v.name;
        EXPECT_EQ(v.call(to, "xyz", ':', 2), nullptr) << v.name;
        EXPECT_STREQ(to, "xy:----") << v.name;
        EXPECT_EQ(v.call(to, "q", 'q', 0), nullptr) << v.name;
        EXPECT_EQ(v.call(to, "q\xff", -1, 2), to + 2) << v.name; // c is converted to unsigned char
    }
}

// Every length, the byte at every place and nowhere, source and destination against either guard
// page; bytes around the destination stay. Where the byte is in the source, n may be larger.
TEST(memccpy, every_edge)
{
    Guarded from(4096), to(4096);
    from.fill('x');
    for (auto v : memccpy_variants()) {
        for (size_t n = 0; n < 140; n++) {
            for (size_t at = 0; at <= n; at += at + 3 < n && n > 40 ? 5 : 1) {
                for (size_t a : {0, 1, 15, 30}) {
                    bool end = (n + a + at) % 2;
                    unsigned char *s = end ? from.before_end(n, a) : from.begin() + a;
                    unsigned char *d = end ? to.before_end(n, a / 2) : to.begin() + a / 2;
                    unsigned char *low = end ? d - 20 : to.begin();
                    unsigned char *high = end ? to.end() : d + n + 20;
                    std::memset(low, '-', static_cast<size_t>(high - low));
                    if (at < n)
                        s[at] = 'c';
                    size_t copied = at < n ? at + 1 : n;
                    ASSERT_EQ(v.call(d, s, 'c', n), at < n ? d + copied : nullptr)
                        << v.name << " n " << n << " at " << at << " a " << a;
                    ASSERT_EQ(std::memcmp(d, s, copied), 0) << v.name << " n " << n;
                    for (unsigned char *p = low; p < high; p++)
                        if (p < d || p >= d + copied)
                            ASSERT_EQ(*p, '-') << v.name << " n " << n << " at " << at;
                    if (at < n) {
                        ASSERT_EQ(v.call(d, s, 'c', SIZE_MAX), d + copied) << v.name;
                        s[at] = 'x';
                    }
                }
            }
        }
    }
}
