// SPDX-License-Identifier: MIT
// What the fast backend promises beyond the family's contract (malloc_test.cc): how tightly sizes
// fit, memory that comes back, exact statistics, caches that are taken over, what it detects.
#include <gtest/gtest.h>
#include <stdint.h>
#include <stdio.h>

#include <cstring>
#include <map>
#include <thread>
#include <vector>

#include "tenon/malloc.h"

namespace
{

// Emulated and instrumented programs do a part of the work.
#if defined(__x86_64__) && !__has_feature(address_sanitizer)
constexpr int kMany = 10;
#else
constexpr int kMany = 2;
#endif

TEST(Malloc, EverySmallSizeAlignedUsableAndDistinct)
{
    std::map<uintptr_t, size_t> seen;
    for (size_t n = 0; n <= 9000; n++) {
        void *p = tn_malloc(n);
        ASSERT_NE(p, nullptr);
        ASSERT_EQ(reinterpret_cast<uintptr_t>(p) % 16, 0u);
        const size_t usable = tn_malloc_usable_size(p);
        ASSERT_GE(usable, n);
        ASSERT_LE(usable, n + 16 + n / 4);
        memset(p, 0xee, usable);
        seen[reinterpret_cast<uintptr_t>(p)] = usable;
    }
    uintptr_t end = 0;
    for (auto [at, size] : seen) {
        ASSERT_LE(end, at);
        end = at + size;
    }
    for (auto [at, size] : seen)
        tn_free(reinterpret_cast<void *>(at));
}

[[maybe_unused]] size_t Resident()
{
    long pages = 0, resident = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (!f || fscanf(f, "%ld %ld", &pages, &resident) != 2)
        resident = 0;
    if (f)
        fclose(f);
    return static_cast<size_t>(resident) * 4096;
}

TEST(Malloc, MemoryComesBack)
{
    [[maybe_unused]] const size_t before = Resident();
    struct tn_malloc_statistics s;
    tn_malloc_statistics(&s);
    const size_t active =
        s.cached; // pages that earlier tests left active, one for each class they used
    constexpr size_t kTotal = size_t{8 * kMany} << 20;
    for (size_t size : {64, 1000, 30000, 300000, 4000000}) {
        std::vector<void *> all(kTotal / size);
        for (auto &p : all) {
            p = tn_malloc(size);
            ASSERT_NE(p, nullptr);
            for (size_t i = 0; i < size; i += 4096)
                static_cast<char *>(p)[i] = 1;
        }
        for (auto p : all)
            tn_free(p);
    }
    // No call but free: what the rule allows may stay, and the pages that are active.
    tn_malloc_statistics(&s);
    EXPECT_LT(s.cached, active + (size_t{4} << 20));
#if !__has_feature(address_sanitizer) // it keeps memory of its own
    EXPECT_LT(Resident(), before + (6 << 20));
#endif
    tn_malloc_trim(0);
    tn_malloc_statistics(&s);
    EXPECT_LT(s.cached, size_t{2} << 20);
}

TEST(Malloc, StatisticsCountExactly)
{
    struct tn_malloc_statistics a, b;
    tn_malloc_trim(0);
    tn_malloc_statistics(&a);
    std::vector<void *> all;
    size_t sum = 0;
    all.reserve(3000);
    for (size_t i = 1; i <= 3000; i++) {
        all.push_back(tn_malloc(i * 37));
        sum += tn_malloc_usable_size(all.back());
    }
    tn_malloc_statistics(&b);
    EXPECT_EQ(b.in_use - a.in_use, sum);
    for (auto p : all)
        tn_free(p);
    tn_malloc_statistics(&b);
    EXPECT_EQ(b.in_use, a.in_use);
}

TEST(MallocThreads, ThreadsThatEndLeaveNothing)
{
    struct tn_malloc_statistics a, b;
    auto work = [] {
        std::vector<void *> all;
        for (size_t i = 0; i < 200; i++)
            all.push_back(tn_malloc(i * 50));
        for (void *p : all)
            tn_free(p);
    };
    std::thread(work).join();
    tn_malloc_trim(0);
    tn_malloc_statistics(&a);
    for (int i = 0; i < 50 * kMany; i++)
        std::thread(work).join();
    tn_malloc_trim(0);
    tn_malloc_statistics(&b);
    EXPECT_EQ(b.in_use, a.in_use);
    EXPECT_EQ(b.threads, a.threads) << "caches are taken over";
    EXPECT_LE(b.mapped, a.mapped + (8 << 20));
}

TEST(MallocThreads, BlocksOutliveTheirThread)
{
    std::vector<void *> all(2000);
    std::thread([&] {
        for (size_t i = 0; i < all.size(); i++) {
            all[i] = tn_malloc(i % 900 + 1);
            memset(all[i], static_cast<int>(i), i % 900 + 1);
        }
    }).join();
    for (size_t i = 0; i < all.size(); i++)
        for (size_t k = 0; k < i % 900 + 1; k++)
            ASSERT_EQ(static_cast<unsigned char *>(all[i])[k], static_cast<unsigned char>(i));
    struct tn_malloc_statistics before, after;
    tn_malloc_statistics(&before);
    for (void *p : all)
        tn_free(p);
    tn_malloc_trim(0);
    tn_malloc_statistics(&after);
    EXPECT_LE(after.in_use + 500000, before.in_use);
}

TEST(MallocDeath, FreedSpan)
{
    void *p = tn_malloc(100000);
    tn_free(p);
    EXPECT_DEATH(tn_free(p), "malloc: free of an invalid pointer or a freed block");
}

TEST(MallocDeath, PointerIntoALargeBlock)
{
    char *p = static_cast<char *>(tn_malloc(100000));
    EXPECT_DEATH(tn_free(p + 64), "malloc: free of an invalid pointer");
    EXPECT_DEATH(tn_free(p + 70000), "malloc: free of an invalid pointer");
    char *q = static_cast<char *>(tn_malloc(10 << 20));
    EXPECT_DEATH(tn_free(q + 16), "malloc: free of an invalid pointer");
    tn_free(p);
    tn_free(q);
}

TEST(MallocDeath, ForeignPointer)
{
    alignas(16) static char object[64];
    static char *volatile p = object;
    EXPECT_DEATH(tn_free(p), "");
}

TEST(MallocDeath, MisalignedSize)
{
    char *p = static_cast<char *>(tn_malloc(100));
    EXPECT_DEATH(tn_realloc(p + 1, 10), "malloc: free of an invalid pointer");
    tn_free(p);
}

} // namespace
