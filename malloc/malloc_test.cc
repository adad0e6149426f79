// SPDX-License-Identifier: MIT
// The malloc family, whatever the backend, against a shadow heap: every block is filled with a
// pattern that names it, and checked whenever it is touched, so overlap, lost contents and wrong
// alignment show.
#include "tenon/malloc.h"
#include <errno.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "base/port/vm_fake.h"

namespace
{

// Emulated and instrumented programs do a part of the random work.
#if defined(__x86_64__) && !__has_feature(address_sanitizer)
constexpr int kMany = 3;
#else
constexpr int kMany = 1;
#endif

struct Block {
    unsigned char *p;
    size_t size;
    unsigned char seed;
};

void Fill(const Block &b)
{
    for (size_t i = 0; i < b.size; i += (b.size > 8192 ? 509 : 1))
        b.p[i] = static_cast<unsigned char>(b.seed + i * 7);
    if (b.size)
        b.p[b.size - 1] = b.seed;
}

bool Intact(const Block &b, size_t size)
{
    for (size_t i = 0; i + 1 < size; i += (b.size > 8192 ? 509 : 1))
        if (b.p[i] != static_cast<unsigned char>(b.seed + i * 7))
            return false;
    return size < b.size || !b.size || b.p[b.size - 1] == b.seed;
}

// Sizes as programs have them: mostly small, some at the edges of classes, few large.
size_t RandomSize(std::mt19937 &rng)
{
    switch (rng() % 16) {
    case 0:
        return rng() % 20000;
    case 1:
        return rng() % 200000;
    case 2:
        return (size_t{16} << rng() % 18) + rng() % 3 - 1;
    case 3:
        return rng() % 128 ? rng() % 100 : rng() % (5 << 20);
    default:
        return rng() % 700;
    }
}

class Model
{
  public:
    explicit Model(unsigned seed) : rng_(seed) {}
    ~Model()
    {
        for (auto &b : blocks_) {
            EXPECT_TRUE(Intact(b, b.size));
            tn_free(b.p);
        }
    }
    void Step()
    {
        const unsigned what = rng_() % 100;
        if (blocks_.size() < 20 || (what < 48 && blocks_.size() < 3000))
            Allocate();
        else if (what < 60)
            Resize(Pick());
        else
            Free(Pick());
    }

  private:
    size_t Pick() { return rng_() % blocks_.size(); }
    void Allocate()
    {
        const size_t size = RandomSize(rng_);
        const unsigned how = rng_() % 10;
        size_t align = 16;
        void *p;
        if (how == 0) {
            p = tn_calloc(size ? size : 1, 1);
            for (size_t i = 0; p && i < size; i++)
                ASSERT_EQ(static_cast<char *>(p)[i], 0) << "calloc(" << size << ") at " << i;
        } else if (how == 1) {
            align = size_t{16} << rng_() % 14;
            p = tn_aligned_alloc(align, size);
        } else {
            p = tn_malloc(size);
        }
        ASSERT_NE(p, nullptr);
        ASSERT_EQ(reinterpret_cast<uintptr_t>(p) % align, 0u) << size;
        ASSERT_GE(tn_malloc_usable_size(p), size);
        blocks_.push_back(
            {static_cast<unsigned char *>(p), size, static_cast<unsigned char>(rng_())});
        Fill(blocks_.back());
    }
    void Resize(size_t i)
    {
        Block &b = blocks_[i];
        ASSERT_TRUE(Intact(b, b.size));
        const size_t size = rng_() % 3 ? RandomSize(rng_) : b.size + rng_() % (b.size + 100);
        const size_t old = b.size;
        void *p = tn_realloc(b.p, size);
        ASSERT_NE(p, nullptr);
        b.p = static_cast<unsigned char *>(p);
        if (old <= 8192) // the pattern's last byte is its own
            ASSERT_TRUE(Intact(b, old < size ? (old ? old - 1 : 0) : size));
        else
            ASSERT_TRUE(Intact(b, old < size ? old - 1 : size));
        b.size = size;
        Fill(b);
    }
    void Free(size_t i)
    {
        ASSERT_TRUE(Intact(blocks_[i], blocks_[i].size));
        errno = 77;
        tn_free(blocks_[i].p);
        ASSERT_EQ(errno, 77);
        blocks_[i] = blocks_.back();
        blocks_.pop_back();
    }
    std::mt19937 rng_;
    std::vector<Block> blocks_;
};

TEST(Malloc, RandomOperationsAgreeWithTheShadowHeap)
{
    for (unsigned seed = 1; seed <= 3 && !::testing::Test::HasFatalFailure(); seed++) {
        Model model(seed);
        for (int i = 0; i < 3000 * kMany && !::testing::Test::HasFatalFailure(); i++)
            model.Step();
    }
}

TEST(Malloc, SizesThatCannotBe)
{
    const size_t huge = SIZE_MAX;
    for (size_t n : {huge, huge - 1, huge - 15, huge - 16, huge / 2 + 1, size_t{1} << 62}) {
        errno = 0;
        EXPECT_EQ(tn_malloc(n), nullptr) << n;
        EXPECT_EQ(errno, ENOMEM);
        void *p = tn_malloc(10);
        errno = 0;
        EXPECT_EQ(tn_realloc(p, n), nullptr);
        EXPECT_EQ(errno, ENOMEM);
        tn_free(p);
        errno = 0;
        EXPECT_EQ(tn_aligned_alloc(64, n), nullptr);
        EXPECT_EQ(errno, ENOMEM);
    }
    errno = 0;
    EXPECT_EQ(tn_calloc(huge / 2, 3), nullptr);
    EXPECT_EQ(errno, ENOMEM);
    errno = 0;
    EXPECT_EQ(tn_reallocarray(nullptr, huge / 8, 9), nullptr);
    EXPECT_EQ(errno, ENOMEM);
    errno = 0;
    EXPECT_EQ(tn_aligned_alloc(48, 100), nullptr);
    EXPECT_EQ(errno, EINVAL);
    void *q = &q;
    errno = 5;
    EXPECT_EQ(tn_posix_memalign(&q, 4, 100), EINVAL);
    EXPECT_EQ(tn_posix_memalign(&q, 24, 100), EINVAL);
    EXPECT_EQ(tn_posix_memalign(&q, 64, huge), ENOMEM);
    EXPECT_EQ(q, &q);
    EXPECT_EQ(errno, 5);
    EXPECT_EQ(tn_pvalloc(huge), nullptr);
}

TEST(Malloc, Alignments)
{
    std::vector<void *> all;
    for (int shift = 0; shift <= 26; shift++)
        for (size_t n : {size_t{0}, size_t{1}, size_t{100}, size_t{5000}, size_t{70000},
                         size_t{1} << 20, size_t{3} << 20}) {
            const size_t align = size_t{1} << shift;
            void *p = tn_aligned_alloc(align, n);
            ASSERT_NE(p, nullptr);
            ASSERT_EQ(reinterpret_cast<uintptr_t>(p) % align, 0u) << align << " " << n;
            ASSERT_GE(tn_malloc_usable_size(p), n);
            if (n) {
                static_cast<char *>(p)[0] = 1;
                static_cast<char *>(p)[n - 1] = 2;
            }
            if (shift % 3 == 0) {
                p = tn_realloc(p, n + 1000);
                ASSERT_NE(p, nullptr);
                if (n > 1)
                    ASSERT_EQ(static_cast<char *>(p)[n - 1], 2);
            }
            all.push_back(p);
        }
    for (void *p : all)
        tn_free(p);
}

TEST(Malloc, CallocIsZeroAfterReuse)
{
    for (size_t n : {10, 500, 2000, 9000, 40000, 100000, 1000000, 5000000})
        for (int round = 0; round < (n < 100000 ? 20 : 4); round++) {
            unsigned char *p = static_cast<unsigned char *>(tn_calloc(1, n));
            ASSERT_NE(p, nullptr);
            unsigned char any = 0;
            for (size_t i = 0; i < n; i++)
                any |= p[i];
            ASSERT_EQ(any, 0) << n << " round " << round;
            memset(p, 0xff, n);
            tn_free(p);
        }
}

TEST(Malloc, ReallocGrowsByMovingPages)
{
    size_t n = 1;
    unsigned char *p = nullptr;
    for (int i = 0; i < 28; i++, n *= 2) {
        p = static_cast<unsigned char *>(tn_realloc(p, n));
        ASSERT_NE(p, nullptr);
        p[n - 1] = static_cast<unsigned char>(i);
        for (size_t m = n, k = i; m >= 2; m /= 2, k--)
            ASSERT_EQ(p[m / 2 - 1], k - 1) << n;
    }
    for (; n > 1; n /= 2) {
        p = static_cast<unsigned char *>(tn_realloc(p, n / 2));
        ASSERT_NE(p, nullptr);
        ASSERT_GE(tn_malloc_usable_size(p), n / 2);
    }
    tn_free(p);
}

TEST(MallocThreads, EachItsOwnModel)
{
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < 4; t++)
        threads.emplace_back([t] {
            Model model(1000 + t);
            for (int i = 0; i < 1000 * kMany; i++)
                model.Step();
        });
    for (auto &t : threads)
        t.join();
}

// Producers allocate, consumers free: blocks of every size cross, and the producers' pages come
// back to them.
TEST(MallocThreads, BlocksFreedByOthers)
{
    constexpr int kPairs = 2, kRounds = 3000 * kMany;
    struct Channel {
        std::atomic<Block *> slot[64];
    };
    static Channel channels[kPairs];
    std::vector<std::thread> threads;
    std::atomic<bool> wrong{false};
    for (int c = 0; c < kPairs; c++) {
        threads.emplace_back([c] {
            std::mt19937 rng(c);
            for (int i = 0; i < kRounds; i++) {
                Block *b = static_cast<Block *>(tn_malloc(sizeof(Block)));
                b->size = RandomSize(rng) % 100000;
                b->p = static_cast<unsigned char *>(tn_malloc(b->size));
                b->seed = static_cast<unsigned char>(rng());
                Fill(*b);
                Block *none = nullptr;
                auto &slot = channels[c].slot[i % 64];
                while (!slot.compare_exchange_weak(none, b, std::memory_order_release)) {
                    none = nullptr;
                    std::this_thread::yield();
                }
            }
        });
        threads.emplace_back([c, &wrong] {
            for (int i = 0; i < kRounds; i++) {
                auto &slot = channels[c].slot[i % 64];
                Block *b;
                while (!(b = slot.exchange(nullptr, std::memory_order_acquire)))
                    std::this_thread::yield();
                if (!Intact(*b, b->size))
                    wrong = true;
                tn_free(b->p);
                tn_free(b);
            }
        });
    }
    for (auto &t : threads)
        t.join();
    EXPECT_FALSE(wrong);
    // The threads are gone; all they held must be reachable.
    tn_malloc_trim(0);
}

// Many threads, more than any machine of ours has processors: each puts a block where another took
// one, so that most blocks are freed by a thread that did not allocate them.
TEST(MallocThreads, ThirtyTwoExchangeBlocks)
{
    static std::atomic<Block *> slots[256];
    std::atomic<bool> wrong{false};
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < 32; t++)
        threads.emplace_back([t, &wrong] {
            std::mt19937 rng(t);
            for (int i = 0; i < 400 * kMany; i++) {
                Block *b = static_cast<Block *>(tn_malloc(sizeof(Block)));
                b->size = rng() % 16 ? rng() % 300 : rng() % 70000;
                b->p = static_cast<unsigned char *>(tn_malloc(b->size));
                b->seed = static_cast<unsigned char>(rng());
                Fill(*b);
                Block *old = slots[rng() % 256].exchange(b, std::memory_order_acq_rel);
                if (!old)
                    continue;
                if (!Intact(*old, old->size))
                    wrong = true;
                tn_free(old->p);
                tn_free(old);
            }
        });
    for (auto &t : threads)
        t.join();
    for (auto &slot : slots)
        if (Block *b = slot.exchange(nullptr)) {
            tn_free(b->p);
            tn_free(b);
        }
    EXPECT_FALSE(wrong);
}

TEST(MallocThreads, ForkInAStorm)
{
    std::atomic<bool> stop{false};
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < 3; t++)
        threads.emplace_back([t, &stop] {
            std::mt19937 rng(t);
            std::vector<void *> all(200);
            while (!stop) {
                auto &p = all[rng() % all.size()];
                tn_free(p);
                p = tn_malloc(RandomSize(rng));
            }
            for (void *p : all)
                tn_free(p);
        });
    for (int i = 0; i < 3 * kMany; i++) {
        const pid_t pid = fork();
        if (pid == 0) {
            alarm(20);
            for (size_t n = 1; n < 3000000; n = n * 3 / 2 + 1) {
                void *p = tn_malloc(n);
                if (!p)
                    _exit(2);
                memset(p, 1, n);
                tn_free(p);
            }
            _exit(0);
        }
        int status = -1;
        ASSERT_EQ(waitpid(pid, &status, 0), pid);
        ASSERT_EQ(status, 0);
    }
    stop = true;
    for (auto &t : threads)
        t.join();
}

// Whatever call for memory fails, the result is ENOMEM, nothing is lost and everything works again
// afterwards.
TEST(MallocOom, EveryStep)
{
    std::mt19937 rng(7);
    struct tn_malloc_statistics a, b;
    tn_malloc_trim(0);
    tn_malloc_statistics(&a);
    unsigned refused = 0;
    for (long fail_in = 0; fail_in < 4 * kMany; fail_in++) {
        tn_vm_fake.fail_in = fail_in;
        std::vector<Block> all;
        for (int i = 0; i < 300; i++) {
            const size_t n = i % 3 ? RandomSize(rng) : 1 << (i % 23);
            errno = 0;
            void *p = i % 5 ? tn_malloc(n) : tn_calloc(1, n);
            if (!p) {
                EXPECT_EQ(errno, ENOMEM);
                refused++;
                continue;
            }
            all.push_back({static_cast<unsigned char *>(p), n, static_cast<unsigned char>(i)});
            Fill(all.back());
            if (i % 7 == 0) {
                Block &old = all[all.size() / 2];
                errno = 0;
                void *q = tn_realloc(old.p, old.size * 3 + 1);
                if (!q) {
                    EXPECT_EQ(errno, ENOMEM);
                    EXPECT_TRUE(Intact(old, old.size));
                    refused++;
                } else {
                    old.p = static_cast<unsigned char *>(q);
                    old.size = old.size * 3 + 1;
                    Fill(old);
                }
            }
        }
        for (auto &block : all) {
            ASSERT_TRUE(Intact(block, block.size));
            tn_free(block.p);
        }
        tn_vm_fake.fail_in = -1;
        tn_malloc_trim(0);
        tn_malloc_statistics(&b);
        ASSERT_EQ(b.in_use, a.in_use) << "after failure of call " << fail_in;
    }
    EXPECT_GT(refused, 10u * kMany);
}

} // namespace
