// SPDX-License-Identifier: MIT
// What the bump backend promises beyond the family's contract (malloc_test.cc): the last block's
// memory is used again, the last block grows where it is, freed blocks are known, fork finds no
// lock held.
#include <gtest/gtest.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

#include "tenon/malloc.h"

namespace
{

TEST(Bump, TheLastBlockIsUsedAgain)
{
    char *p = static_cast<char *>(tn_malloc(100));
    memset(p, 1, 100);
    tn_free(p);
    char *q = static_cast<char *>(tn_calloc(1, 200));
    EXPECT_EQ(q, p);
    for (int i = 0; i < 200; i++)
        ASSERT_EQ(q[i], 0) << i;
    tn_free(q);
}

TEST(Bump, TheLastBlockGrowsAndShrinksInPlace)
{
    char *p = static_cast<char *>(tn_malloc(100));
    p[99] = 5;
    EXPECT_EQ(tn_realloc(p, 1000), p);
    EXPECT_EQ(p[99], 5);
    EXPECT_GE(tn_malloc_usable_size(p), 1000u);
    EXPECT_EQ(tn_realloc(p, 50), p);
    char *q = static_cast<char *>(tn_malloc(16));
    EXPECT_LT(q - p, 200) << "what the last block gave up is used";
    char *r = static_cast<char *>(tn_realloc(p, 5000)); // no longer the last
    EXPECT_NE(r, p);
    tn_free(r);
    tn_free(q);
}

TEST(Bump, StatisticsCountExactly)
{
    struct tn_malloc_statistics a, b;
    tn_malloc_statistics(&a);
    void *p = tn_malloc(1000), *q = tn_malloc(300000);
    tn_malloc_statistics(&b);
    EXPECT_EQ(b.in_use - a.in_use, tn_malloc_usable_size(p) + tn_malloc_usable_size(q));
    EXPECT_GE(b.mapped, a.mapped + 300000);
    tn_free(p);
    tn_free(q);
    tn_malloc_statistics(&b);
    EXPECT_EQ(b.in_use, a.in_use);
}

TEST(Bump, ForkWhileOthersAllocate)
{
    std::atomic<bool> stop{false};
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; t++)
        threads.emplace_back([&] {
            // Pairs use the last block's memory again, mostly; what is lost is little.
            for (int i = 0; i < 1000000 && !stop; i++)
                tn_free(tn_malloc(16));
        });
    for (int i = 0; i < 20; i++) {
        const pid_t pid = fork();
        if (pid == 0) {
            alarm(60);
            for (int k = 0; k < 100; k++)
                tn_free(tn_malloc(100));
            _exit(0);
        }
        int status = -1;
        ASSERT_EQ(waitpid(pid, &status, 0), pid);
        EXPECT_EQ(status, 0);
    }
    stop = true;
    for (auto &t : threads)
        t.join();
}

TEST(BumpDeath, WhatIsNoBlock)
{
    char *p = static_cast<char *>(tn_malloc(100));
    memset(p, 0, 100);
    EXPECT_DEATH(tn_free(p + 32), "malloc: free of an invalid pointer or a freed block");
    void *q = tn_malloc(10);
    tn_free(p);
    EXPECT_DEATH(tn_free(p), "malloc: free of an invalid pointer or a freed block");
    tn_free(q);
}

} // namespace
