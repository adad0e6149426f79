// SPDX-License-Identifier: MIT
// strlen, strnlen, strchr, strchrnul and strrchr over all variants.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <cstdint>

#include "testing/guarded.h"
#define TN_FUNCTION strlen
#define TN_VARIANTS "string/strlen_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strchr
#define TN_VARIANTS "string/strchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strchrnul
#define TN_VARIANTS "string/strchrnul_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strnlen
#define TN_VARIANTS "string/strnlen_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strrchr
#define TN_VARIANTS "string/strrchr_variants.inc"
#include "testing/variants.h"

TEST(scan, literal)
{
    for (auto v : strlen_variants()) {
        EXPECT_EQ(v.call(""), 0u) << v.name;
        EXPECT_EQ(v.call("seven\0no"), 5u) << v.name;
        EXPECT_EQ(v.call("\x80\xff\x01"), 3u) << v.name;
    }
    const char text[] = "one two\0zzz";
    for (auto v : strchr_variants()) {
        EXPECT_EQ(v.call(text, 'o'), text) << v.name;
        EXPECT_EQ(v.call(text + 1, 'o'), text + 6) << v.name;
        EXPECT_EQ(v.call(text, 'z'), nullptr) << v.name;
        EXPECT_EQ(v.call(text, 0), text + 7) << v.name;
        EXPECT_EQ(v.call(text, 't' + 256), text + 4) << v.name; // c is converted to char
    }
    for (auto v : strchrnul_variants()) {
        EXPECT_EQ(v.call(text, 't'), text + 4) << v.name;
        EXPECT_EQ(v.call(text, 'z'), text + 7) << v.name;
        EXPECT_EQ(v.call(text, 0), text + 7) << v.name;
    }
    for (auto v : strrchr_variants()) {
        EXPECT_EQ(v.call(text, 'o'), text + 6) << v.name;
        EXPECT_EQ(v.call(text, 'n'), text + 1) << v.name;
        EXPECT_EQ(v.call(text, 'z'), nullptr) << v.name;
        EXPECT_EQ(v.call(text, 0), text + 7) << v.name;
        EXPECT_EQ(v.call(text, 't' + 256), text + 4) << v.name;
    }
    for (auto v : strnlen_variants()) {
        EXPECT_EQ(v.call("abc", 2), 2u) << v.name;
        EXPECT_EQ(v.call("abc", SIZE_MAX), 3u) << v.name;
        EXPECT_EQ(v.call(nullptr, 0), 0u) << v.name;
    }
}

// Strings that end at an inaccessible page and at every distance before it, that begin at one, and
// that cross page ends inside.
TEST(scan, every_edge)
{
    Guarded memory(16384);
    for (size_t n : edge_lengths()) {
        for (size_t gap = 0; gap < 66; gap += n < 40 ? 1 : 7) {
            for (int place = 0; place < 3; place++) {
                char *s = place == 0   ? memory.string_at_end(n, gap)
                          : place == 1 ? reinterpret_cast<char *>(memory.begin()) + gap
                                       : reinterpret_cast<char *>(memory.begin()) + 4096 - gap;
                std::memset(s, 'a', n);
                if (reinterpret_cast<unsigned char *>(s) > memory.begin())
                    s[-1] = 'b';
                s[n] = 0;
                if (reinterpret_cast<unsigned char *>(s) + n + 1 < memory.end())
                    s[n + 1] = 'b';
                for (auto v : strlen_variants())
                    ASSERT_EQ(v.call(s), n) << v.name << " gap " << gap << " place " << place;
                for (auto v : strchr_variants()) {
                    ASSERT_EQ(v.call(s, 'b'), nullptr)
                        << v.name << " n " << n << " gap " << gap << " place " << place;
                    ASSERT_EQ(v.call(s, 0), s + n) << v.name;
                }
                for (auto v : strchrnul_variants())
                    ASSERT_EQ(v.call(s, 'b'), s + n) << v.name << " n " << n << " gap " << gap;
                for (auto v : strnlen_variants())
                    for (size_t max : {SIZE_MAX, n + 5, n + 1, n, n / 2})
                        ASSERT_EQ(v.call(s, max), max < n ? max : n)
                            << v.name << " n " << n << " gap " << gap << " max " << max;
                for (auto v : strrchr_variants()) {
                    ASSERT_EQ(v.call(s, 'b'), nullptr) << v.name << " n " << n << " gap " << gap;
                    ASSERT_EQ(v.call(s, 0), s + n) << v.name;
                    ASSERT_EQ(v.call(s, 'a'), n ? s + n - 1 : nullptr) << v.name << " n " << n;
                }
                for (size_t at = 0; at < n; at += at + 34 < n ? 41 : 1) {
                    s[at] = 'b';
                    for (auto v : strchr_variants())
                        ASSERT_EQ(v.call(s, 'b'), s + at) << v.name << " n " << n << " at " << at;
                    for (auto v : strchrnul_variants())
                        ASSERT_EQ(v.call(s, 'b'), s + at) << v.name << " n " << n << " at " << at;
                    for (auto v : strrchr_variants())
                        ASSERT_EQ(v.call(s, 'b'), s + at) << v.name << " n " << n << " at " << at;
                    s[at] = 'a';
                }
            }
        }
    }
}

TEST(scan, every_pair_of_bytes)
{
    for (int c = 1; c < 256; c++)
        for (int d = 1; d < 256; d++) {
            char s[41];
            std::memset(s, d, 40);
            s[40] = 0;
            s[17] = static_cast<char>(c);
            for (auto v : strchr_variants())
                ASSERT_EQ(v.call(s, c), c == d ? s : s + 17)
                    << v.name << " " << c << " among " << d;
            for (auto v : strlen_variants())
                ASSERT_EQ(v.call(s), 40u) << v.name << " " << c << " among " << d;
        }
}

// Few and many occurrences anywhere: the last one counts, however many blocks before the NUL it is.
TEST(scan, last_of_several)
{
    Guarded memory(8192);
    Random random;
    for (int round = 0; round < 3000; round++) {
        size_t n = random.below(round % 4 ? 700 : 3000), gap = random.below(200),
               rare = 1 + random.below(400);
        char *s = memory.string_at_end(n, gap), *last = nullptr;
        for (size_t i = 0; i < n; i++) {
            s[i] = random.below(rare) ? 'a' : 'b';
            last = s[i] == 'b' ? s + i : last;
        }
        s[n] = 0;
        if (gap)
            s[n + 1] = 'b';
        for (auto v : strrchr_variants())
            ASSERT_EQ(v.call(s, 'b'), last) << v.name << " n " << n << " gap " << gap;
    }
}
