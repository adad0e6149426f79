// SPDX-License-Identifier: MIT
// strcmp, strncmp, strcasecmp and strncasecmp over all variants, against byte loops.
#include <gtest/gtest.h>
#include <tenon/string.h>

#include <cstdint>

#include "testing/guarded.h"
#define TN_FUNCTION strcmp
#define TN_VARIANTS "string/strcmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncmp
#define TN_VARIANTS "string/strncmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcasecmp
#define TN_VARIANTS "string/strcasecmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncasecmp
#define TN_VARIANTS "string/strncasecmp_variants.inc"
#include "testing/variants.h"

static int sign(int v) { return (v > 0) - (v < 0); }
static unsigned char lower(unsigned char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<unsigned char>(c + 32) : c;
}

static int naive(const char *a, const char *b, size_t n, bool fold)
{
    for (; n; n--, a++, b++) {
        unsigned char x = static_cast<unsigned char>(*a), y = static_cast<unsigned char>(*b);
        if (fold)
            x = lower(x), y = lower(y);
        if (x != y)
            return x < y ? -1 : 1;
        if (!x)
            break;
    }
    return 0;
}

TEST(compare, literal)
{
    for (auto v : strcmp_variants()) {
        EXPECT_EQ(v.call("", ""), 0) << v.name;
        EXPECT_EQ(v.call("abc\0x", "abc\0y"), 0) << v.name;
        EXPECT_LT(v.call("abc", "abcd"), 0) << v.name;
        EXPECT_GT(v.call("b", "abc"), 0) << v.name;
        EXPECT_GT(v.call("\xff", "\x01"), 0) << v.name; // bytes are unsigned
        EXPECT_GT(v.call("a", "A"), 0) << v.name;
    }
    for (auto v : strncmp_variants()) {
        EXPECT_EQ(v.call("abcd", "abce", 3), 0) << v.name;
        EXPECT_LT(v.call("abcd", "abce", 4), 0) << v.name;
        EXPECT_EQ(v.call("ab\0x", "ab\0y", 4), 0) << v.name;
        EXPECT_EQ(v.call("a", "b", 0), 0) << v.name;
    }
    for (auto v : strcasecmp_variants()) {
        EXPECT_EQ(v.call("Straße", "sTRAße"), 0) << v.name;
        EXPECT_GT(v.call("Z", "_"), 0) << v.name;       // letters are compared as lower case
        EXPECT_NE(v.call("\xc4", "\xe4"), 0) << v.name; // no letters of ASCII
        EXPECT_NE(v.call("@", "`"), 0) << v.name;
        EXPECT_NE(v.call("[", "{"), 0) << v.name;
    }
    for (auto v : strncasecmp_variants()) {
        EXPECT_EQ(v.call("ABCd", "abce", 3), 0) << v.name;
        EXPECT_LT(v.call("ABCd", "abce", 4), 0) << v.name;
    }
}

// a and b, equal strings of n bytes, at inaccessible pages or across page ends; then with a
// difference at each place.
static void check(char *a, char *b, size_t n, Random &random)
{
    for (size_t i = 0; i < n; i++) {
        a[i] = static_cast<char>('a' + random.below(26));
        b[i] = random.below(2) ? a[i] : static_cast<char>(a[i] - 32);
    }
    a[n] = b[n] = 0;
    auto all = [&](const char *what) {
        int order = naive(a, b, SIZE_MAX, false), folded = naive(a, b, SIZE_MAX, true);
        for (auto v : strcmp_variants())
            ASSERT_EQ(sign(v.call(a, b)), order) << v.name << " " << what << " n " << n;
        for (auto v : strcasecmp_variants())
            ASSERT_EQ(sign(v.call(a, b)), folded) << v.name << " " << what << " n " << n;
        for (size_t m : {SIZE_MAX, SIZE_MAX / 2, n + 1, n, n - (n > 0), n / 2, size_t{0}}) {
            order = naive(a, b, m, false), folded = naive(a, b, m, true);
            for (auto v : strncmp_variants())
                ASSERT_EQ(sign(v.call(a, b, m)), order)
                    << v.name << " " << what << " n " << n << " m " << m;
            for (auto v : strncasecmp_variants())
                ASSERT_EQ(sign(v.call(a, b, m)), folded)
                    << v.name << " " << what << " n " << n << " m " << m;
        }
    };
    all("cases differ");
    std::memcpy(b, a, n + 1);
    all("equal");
    for (int k = 0; n && k < 4; k++) {
        size_t at = k < 2 ? n - 1 - random.below(n < 3 ? n : 3) : random.below(n);
        char old = b[at];
        b[at] = static_cast<char>(random.below(256)); // NUL among them
        all("one differs");
        b[at] = old;
        if (testing::Test::HasFatalFailure())
            return;
    }
}

TEST(compare, every_edge)
{
    Guarded left(16384), right(16384);
    Random random;
    for (size_t n : edge_lengths()) {
        for (size_t i = 0; i < (n < 70 ? 35 : n < 300 ? 6 : 3); i++) {
            size_t a = n < 70 ? i : random.below(70), b = random.below(70);
            check(left.string_at_end(n, a), right.string_at_end(n, b), n, random);
            check(left.string_at_end(n, a), right.string_at_end(n, 0), n, random);
            check(reinterpret_cast<char *>(left.begin()) + a, right.string_at_end(n, b), n, random);
            check(reinterpret_cast<char *>(left.begin()) + 4096 - a,
                  reinterpret_cast<char *>(right.begin()) + 4096 - b, n, random);
            if (HasFatalFailure())
                return;
        }
    }
}

// Without a NUL before the bound, operands may end at it.
TEST(compare, bounded_without_nul)
{
    Guarded left(8192), right(8192);
    left.fill('x');
    right.fill('x');
    for (size_t n = 0; n < 300; n++)
        for (size_t gap : {0, 1, 7, 31}) {
            char *a = reinterpret_cast<char *>(left.before_end(n)),
                 *b = reinterpret_cast<char *>(right.before_end(n, gap));
            for (auto v : strncmp_variants())
                ASSERT_EQ(v.call(a, b, n), 0) << v.name << " n " << n;
            for (auto v : strncasecmp_variants())
                ASSERT_EQ(v.call(a, b, n), 0) << v.name << " n " << n;
        }
}

TEST(compare, folds_exactly_the_letters)
{
    for (int c = 1; c < 256; c++)
        for (int d = 1; d < 256; d++) {
            char a[36], b[36];
            std::memset(a, 'q', 35);
            std::memset(b, 'Q', 35);
            a[35] = b[35] = 0;
            a[20] = static_cast<char>(c);
            b[20] = static_cast<char>(d);
            for (auto v : strcasecmp_variants())
                ASSERT_EQ(sign(v.call(a, b)), naive(a, b, SIZE_MAX, true))
                    << v.name << " " << c << " " << d;
        }
}
