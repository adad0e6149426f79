// SPDX-License-Identifier: MIT
// qsort: order, stability, comparisons on input that is in order, bounds under a comparison that
// lies, short memory.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <gtest/gtest.h>
#include <numeric>
#include <random>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern "C" {
void tn_qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void tn_qsort_r(void *, size_t, size_t, int (*)(const void *, const void *, void *), void *);
void *tn_bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
}

namespace
{

// An element: a key in the first byte and its former place in the next two, as far as the size
// goes; then a pattern.
using Bytes = std::vector<unsigned char>;
long comparisons;

int ByKey(const void *a, const void *b)
{
    comparisons++;
    return *(const unsigned char *)a - *(const unsigned char *)b;
}

Bytes Make(size_t n, size_t size, int pattern, std::mt19937 &random)
{
    Bytes v(n * size);
    for (size_t i = 0; i < n; i++) {
        unsigned char *e = &v[i * size];
        for (size_t j = 0; j < size; j++)
            e[j] = (unsigned char)(i * 7 + j);
        switch (pattern) {
        case 0:
            e[0] = (unsigned char)random();
            break;
        case 1:
            e[0] = (unsigned char)(i * 250 / n);
            break;
        case 2:
            e[0] = (unsigned char)(250 - i * 250 / n);
            break;
        case 3:
            e[0] = random() % 4;
            break;
        case 4:
            e[0] = (unsigned char)(i % 50);
            break;
        }
        if (size >= 3) {
            e[1] = (unsigned char)i;
            e[2] = (unsigned char)(i >> 8);
        }
    }
    return v;
}

TEST(Qsort, SortsStably)
{
    std::mt19937 random(1);
    for (size_t size : {1, 2, 3, 4, 7, 8, 12, 16, 24, 40, 63, 64, 65, 72, 200, 1500})
        for (size_t n : {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 64, 100, 257, 1000, 3000})
            for (int pattern = 0; pattern < 5; pattern++) {
                if (n * size > 1000000)
                    continue;
                Bytes v = Make(n, size, pattern, random);
                std::vector<size_t> order(n);
                std::iota(order.begin(), order.end(), 0);
                std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
                    return std::pair(v[a * size], a) < std::pair(v[b * size], b);
                });
                Bytes want;
                for (size_t i : order)
                    want.insert(want.end(), v.begin() + long(i * size),
                                v.begin() + long((i + 1) * size));
                tn_qsort(v.data(), n, size, ByKey);
                ASSERT_EQ(v, want) << "n " << n << " size " << size << " pattern " << pattern;
            }
}

TEST(Qsort, FewComparisons)
{
    const size_t n = 20000;
    std::vector<uint32_t> v(n);
    auto compare = [](const void *a, const void *b) {
        comparisons++;
        uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
        return x < y ? -1 : x > y;
    };
    for (size_t i = 0; i < n; i++)
        v[i] = uint32_t(i);
    comparisons = 0;
    tn_qsort(v.data(), n, 4, compare);
    EXPECT_EQ(comparisons, long(n - 1));
    std::reverse(v.begin(), v.end());
    comparisons = 0;
    tn_qsort(v.data(), n, 4, compare);
    EXPECT_EQ(comparisons, long(n - 1));
    std::mt19937 random(2);
    for (auto &x : v)
        x = random();
    comparisons = 0;
    tn_qsort(v.data(), n, 4, compare);
    EXPECT_LE(comparisons, n * (std::log2(n) + 1.2));
    EXPECT_TRUE(std::is_sorted(v.begin(), v.end()));
}

TEST(Qsort, ArgumentReachesComparison)
{
    int v[] = {3, 1, 2}, sign = -1;
    tn_qsort_r(
        v, 3, sizeof *v,
        [](const void *a, const void *b, void *arg) {
            return *(int *)arg * (*(int *)a - *(int *)b);
        },
        &sign);
    EXPECT_EQ(v[0], 3);
    EXPECT_EQ(v[1], 2);
    EXPECT_EQ(v[2], 1);
}

unsigned seed;
const char *low, *high;
bool outside;
int Liar(const void *a, const void *b)
{
    outside |= a < low || a >= high || b < low || b >= high;
    seed = seed * 1103515245 + 12345;
    return int(seed >> 16 & 2) - 1;
}

TEST(Qsort, LyingComparisonStaysInside)
{
    const size_t page = 65536, room = 1 << 18;
    char *m = (char *)mmap(nullptr, room + 2 * page, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ASSERT_NE(m, MAP_FAILED);
    mprotect(m, page, PROT_NONE);
    mprotect(m + page + room, page, PROT_NONE);
    for (size_t size : {1, 4, 8, 24, 80})
        for (size_t n = 0; n < 3000; n += n < 40 ? 1 : 487) {
            if (n * size > room)
                break;
            low = m + page + room - n * size;
            high = low + n * size;
            tn_qsort((char *)low, n, size, Liar);
        }
    EXPECT_FALSE(outside);
    munmap(m, room + 2 * page);
}

// Sanitizers need address space themselves.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TN_SANITIZED
#endif
#endif
#ifndef TN_SANITIZED
TEST(Qsort, SortsWithoutMemory)
{
    std::mt19937 random(3);
    for (size_t size : {3, 4, 8, 24, 200}) {
        Bytes v = Make(3000, size, 0, random);
        pid_t child = fork();
        if (!child) {
            rlimit none = {1, 1};
            setrlimit(RLIMIT_AS, &none);
            tn_qsort(v.data(), 3000, size, ByKey);
            for (size_t i = 1; i < 3000; i++)
                if (v[(i - 1) * size] > v[i * size])
                    _exit(1);
            _exit(0);
        }
        int status;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0) << "size " << size;
    }
}
#endif

TEST(Bsearch, FindsAll)
{
    std::vector<unsigned char> v;
    for (int n = 0; n < 70; n++) {
        for (int i = 0; i < n; i++) {
            unsigned char key = (unsigned char)(2 * i + 1), gap = (unsigned char)(2 * i);
            EXPECT_EQ(tn_bsearch(&key, v.data(), v.size(), 1, ByKey), &v[size_t(i)]);
            EXPECT_EQ(tn_bsearch(&gap, v.data(), v.size(), 1, ByKey), nullptr);
        }
        v.push_back((unsigned char)(2 * n + 1));
    }
    unsigned char key = 255;
    EXPECT_EQ(tn_bsearch(&key, v.data(), v.size(), 1, ByKey), nullptr);
    EXPECT_EQ(tn_bsearch(&key, nullptr, 0, 1, ByKey), nullptr);
}

} // namespace
