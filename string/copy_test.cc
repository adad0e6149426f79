// SPDX-License-Identifier: MIT
// Copying, appending and duplicating strings.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <cstdint>
#include <string>

#include "testing/guarded.h"
#define TN_FUNCTION strcpy
#define TN_VARIANTS "string/strcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION stpcpy
#define TN_VARIANTS "string/stpcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcat
#define TN_VARIANTS "string/strcat_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncat
#define TN_VARIANTS "string/strncat_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncpy
#define TN_VARIANTS "string/strncpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION stpncpy
#define TN_VARIANTS "string/stpncpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strlcpy
#define TN_VARIANTS "string/strlcpy_variants.inc"
#include "testing/variants.h"

TEST(copy, literal)
{
    char to[16];
    std::memset(to, '-', sizeof to);
    EXPECT_EQ(tn_strcpy(to, "abc"), to);
    EXPECT_EQ(std::memcmp(to, "abc\0--", 6), 0);
    EXPECT_EQ(tn_stpcpy(to, "defgh"), to + 5);
    EXPECT_STREQ(to, "defgh");
    EXPECT_EQ(tn_strcat(to, "ij"), to);
    EXPECT_STREQ(to, "defghij");
    EXPECT_EQ(tn_strncat(to, "klmn", 2), to);
    EXPECT_STREQ(to, "defghijkl");
    EXPECT_EQ(tn_strncat(to, "m", 20), to);
    EXPECT_STREQ(to, "defghijklm");
}

TEST(copy, bounded)
{
    char to[8];
    std::memset(to, '-', sizeof to);
    EXPECT_EQ(tn_strncpy(to, "ab", 5), to);
    EXPECT_EQ(std::memcmp(to, "ab\0\0\0---", 8), 0); // filled with NULs
    std::memset(to, '-', sizeof to);
    EXPECT_EQ(tn_stpncpy(to, "abcdef", 3), to + 3);
    EXPECT_EQ(std::memcmp(to, "abc-----", 8), 0); // no NUL
    EXPECT_EQ(tn_stpncpy(to, "xy", 4), to + 2);
    EXPECT_EQ(std::memcmp(to, "xy\0\0----", 8), 0);
    EXPECT_EQ(tn_stpncpy(to, "z", 0), to);
}

TEST(copy, strl)
{
    char to[8] = "-------";
    EXPECT_EQ(tn_strlcpy(to, "abcdef", 4), 6u);
    EXPECT_EQ(std::memcmp(to, "abc\0---", 8), 0);
    EXPECT_EQ(tn_strlcpy(to, "xy", 8), 2u);
    EXPECT_STREQ(to, "xy");
    EXPECT_EQ(tn_strlcpy(nullptr, "xy", 0), 2u);
    EXPECT_EQ(tn_strlcat(to, "12345678", 8), 10u);
    EXPECT_STREQ(to, "xy12345");
    EXPECT_EQ(tn_strlcat(to, "z", 3), 4u); // no NUL within the size: left alone
    EXPECT_STREQ(to, "xy12345");
}

// The source ends at an inaccessible page, or begins before a page's end; the destination has no
// byte more than the copy, or is seen to keep what stands around it.
static void check(char *s, size_t n, char *d, size_t room)
{
    const std::string text(s, n), fence(3, '~');
    auto around = [&](const char *from, size_t size, const char *what) {
        ASSERT_EQ(std::string(d - 3, 3), fence) << what << " n " << n;
        if (room > size)
            ASSERT_EQ(from[size], '~') << what << " n " << n;
    };
    auto reset = [&] { std::memset(d - 3, '~', room + 3); };
    for (auto v : strcpy_variants()) {
        reset();
        ASSERT_EQ(v.call(d, s), d) << v.name;
        ASSERT_EQ(std::string(d, n + 1), std::string(s, n + 1)) << v.name << " n " << n;
        around(d, n + 1, v.name);
    }
    for (auto v : stpcpy_variants()) {
        reset();
        ASSERT_EQ(v.call(d, s), d + n) << v.name;
        ASSERT_EQ(std::string(d, n + 1), std::string(s, n + 1)) << v.name << " n " << n;
        around(d, n + 1, v.name);
    }
    for (auto v : strcat_variants()) {
        reset();
        *d = 0;
        ASSERT_EQ(v.call(d, s), d) << v.name;
        ASSERT_EQ(std::string(d, n + 1), std::string(s, n + 1)) << v.name << " n " << n;
        around(d, n + 1, v.name);
    }
    for (size_t bound : {n / 2, n - (n > 0), n, n + 1, room}) {
        if (bound > room)
            continue;
        size_t copied = bound < n ? bound : n;
        for (auto v : strncpy_variants()) {
            reset();
            ASSERT_EQ(v.call(d, s, bound), d) << v.name;
            ASSERT_EQ(std::string(d, bound),
                      text.substr(0, copied) + std::string(bound - copied, 0))
                << v.name << " n " << n << " bound " << bound;
            around(d, bound, v.name);
        }
        for (auto v : stpncpy_variants()) {
            reset();
            ASSERT_EQ(v.call(d, s, bound), d + copied) << v.name << " n " << n << " " << bound;
            ASSERT_EQ(std::string(d, bound),
                      text.substr(0, copied) + std::string(bound - copied, 0))
                << v.name << " n " << n << " bound " << bound;
            around(d, bound, v.name);
        }
        if (copied < room)
            for (auto v : strncat_variants()) {
                reset();
                *d = 0;
                ASSERT_EQ(v.call(d, s, bound), d) << v.name;
                ASSERT_EQ(std::string(d, copied + 1), text.substr(0, copied) + '\0')
                    << v.name << " n " << n << " bound " << bound;
                around(d, copied + 1, v.name);
            }
        for (auto v : strlcpy_variants()) {
            reset();
            ASSERT_EQ(v.call(d, s, bound), n) << v.name;
            size_t kept = bound ? (bound - 1 < n ? bound - 1 : n) : 0;
            if (bound)
                ASSERT_EQ(std::string(d, kept + 1), text.substr(0, kept) + '\0')
                    << v.name << " n " << n << " bound " << bound;
            around(d, bound ? kept + 1 : 0, v.name);
        }
    }
    if (n) // the bound in words that no object has
        for (auto v : strncat_variants()) {
            reset();
            *d = 0;
            v.call(d, s, SIZE_MAX);
            ASSERT_EQ(std::string(d, n + 1), std::string(s, n + 1)) << v.name << " n " << n;
        }
}

TEST(copy, every_edge)
{
    Guarded from(16384), to(16384);
    Random random;
    for (size_t n : edge_lengths())
        for (size_t i = 0; i < (n < 70 ? 36 : n < 300 ? 4 : 2); i++) {
            size_t gap = n < 70 ? i : random.below(70);
            char *ends = from.string_at_end(n, gap),
                 *crosses = reinterpret_cast<char *>(from.begin()) + 4096 - gap;
            for (char *s : {ends, crosses}) {
                for (size_t k = 0; k < n; k++)
                    s[k] = static_cast<char>('a' + random.below(26));
                s[n] = 0;
                check(s, n, to.string_at_end(n), n + 1);
                check(s, n, to.string_at_end(n, 40 + random.below(64)), n + 41);
                if (HasFatalFailure())
                    return;
            }
        }
}

// A source without a NUL may end at the bound.
TEST(copy, bounded_without_nul)
{
    Guarded from(8192), to(8192);
    from.fill('x');
    for (size_t n = 0; n < 400; n++) {
        char *s = reinterpret_cast<char *>(from.before_end(n)),
             *d = reinterpret_cast<char *>(to.before_end(n + 1));
        const std::string text(n, 'x');
        for (auto v : stpncpy_variants()) {
            ASSERT_EQ(v.call(d, s, n), d + n) << v.name;
            ASSERT_EQ(std::string(d, n), text) << v.name;
        }
        for (auto v : strncpy_variants()) {
            v.call(d, s, n);
            ASSERT_EQ(std::string(d, n), text) << v.name;
        }
        for (auto v : strncat_variants()) {
            *d = 0;
            v.call(d, s, n);
            ASSERT_EQ(std::string(d), text) << v.name;
        }
        char *copy = tn_strndup(s, n);
        ASSERT_EQ(std::string(copy), text);
        std::free(copy);
    }
}

TEST(dup, literal)
{
    char *a = tn_strdup("abc"), *b = tn_strndup("abc", 2), *c = tn_strndup("abc", SIZE_MAX);
    EXPECT_STREQ(a, "abc");
    EXPECT_STREQ(b, "ab");
    EXPECT_STREQ(c, "abc");
    std::free(a), std::free(b), std::free(c);
}
