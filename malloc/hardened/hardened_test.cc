// SPDX-License-Identifier: MIT
// Plants each error that the hardened backend promises to catch, a thousand times each, and
// compares the share caught with the documented one (malloc/README.md). tn_die is ours here and
// jumps back, so that no process ends; so does the handler of SIGSEGV.
#include <gtest/gtest.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <random>

#include "tenon/malloc.h"

extern "C" {
int tn_mallopt(int parameter, int value) __attribute__((visibility("hidden")));
[[noreturn]] void tn_die(const char *message) __attribute__((visibility("hidden")));
}

static sigjmp_buf back;
static const char *last_words;

extern "C" void tn_die(const char *message)
{
    last_words = message;
    siglongjmp(back, 1);
}

namespace
{

constexpr int kTries = 1000;
constexpr int kPerturb = -6; // M_PERTURB
const char kPointer[] = "malloc: free of an invalid pointer or a freed block";
const char kTwice[] = "malloc: a block was freed twice";
const char kOverflow[] = "malloc: a write beyond the end of a block";
const char kUse[] = "malloc: a freed block was written to";
const char kFault[] = "SIGSEGV";

void OnFault(int)
{
    last_words = kFault;
    siglongjmp(back, 1);
}

// Whether f ends in the death of the process. No object with a destructor may live in f.
template <typename F> bool Dies(F f)
{
    last_words = nullptr;
    if (!sigsetjmp(back, 1))
        f();
    return last_words;
}
// Whether the error is found, and as what.
template <typename F> bool Dies(F f, const char *as, const char *or_as = nullptr)
{
    return Dies(f) && (!strcmp(last_words, as) || (or_as && !strcmp(last_words, or_as)));
}

class Hardened : public ::testing::Test
{
  protected:
    void SetUp() override
    {
        struct sigaction action = {};
        action.sa_handler = OnFault;
        action.sa_flags = SA_NODEFER;
        sigaction(SIGSEGV, &action, &saved_);
    }
    void TearDown() override { sigaction(SIGSEGV, &saved_, nullptr); }
    // Each test damages a heap of its own: f runs in a child.
    template <typename F> void Apart(F f)
    {
        fflush(stdout);
        const pid_t child = fork();
        if (child == 0) {
            f();
            fflush(stdout);
            _exit(HasFailure() ? 1 : 0);
        }
        int status = -1;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        ASSERT_EQ(status, 0);
    }
    size_t Size() { return 1 + rng_() % (rng_() % 4 ? 300 : 4000); }
    // A block, and free, when it does not matter whether earlier damage is found now.
    char *Block(size_t n)
    {
        static char *p;
        while (Dies([&] { p = static_cast<char *>(tn_malloc(n)); }))
            ;
        memset(p, 0x5a, n);
        return p;
    }
    void Free(char *p)
    {
        Dies([&] { tn_free(p); });
    }
    // Reports a share of kTries and compares it with the documented one, in thousandths.
    void Judge(const char *what, int caught, int promised)
    {
        printf("%-50s %4d of %d caught, %d promised\n", what, caught, kTries, promised);
        EXPECT_GE(caught, promised) << what;
    }
    std::mt19937 rng_{20};
    struct sigaction saved_ = {};
};

TEST_F(Hardened, OverflowIntoTheNextBlock)
{
    Apart([&] {
        int caught = 0;
        for (int i = 0; i < kTries; i++) {
            const size_t n = Size(), beyond = 1 + rng_() % 32;
            char *p = Block(n);
            for (size_t k = 0; k < beyond; k++)
                p[n + k] = static_cast<char>(rng_());
            caught += Dies([&] { tn_free(p); }, kOverflow);
        }
        // The blocks behind may have been damaged as well; that is found when they are used.
        Judge("overflow by 1 to 32 random bytes", caught, 990);
    });
}

TEST_F(Hardened, OverflowByOneByte)
{
    Apart([&] {
        int caught = 0;
        for (int i = 0; i < kTries; i++) {
            const size_t n = Size();
            char *p = Block(n);
            p[n] = 0; // the forgotten terminator
            caught += Dies([&] { tn_free(p); }, kOverflow);
        }
        Judge("overflow by one zero byte", caught, 1000);
    });
}

TEST_F(Hardened, OverflowOfALargeBlock)
{
    Apart([&] {
        int caught = 0;
        for (int i = 0; i < kTries; i++) {
            const size_t n = 40000 + rng_() % 300000;
            char *p = Block(n);
            // The guard page is at most 15 bytes away.
            caught += Dies([&] { memset(p + n, 1, 16); }, kFault);
            Free(p);
        }
        Judge("overflow of a large block by 16 bytes", caught, 1000);
    });
}

TEST_F(Hardened, DoubleFreeAtOnce)
{
    Apart([&] {
        int caught = 0;
        for (int i = 0; i < kTries; i++) {
            char *p = Block(i % 10 ? Size() : 100000);
            Free(p);
            caught += Dies([&] { tn_free(p); }, kTwice, kPointer);
        }
        Judge("double free, at once", caught, 1000);
    });
}

TEST_F(Hardened, DoubleFreeLater)
{
    Apart([&] {
        constexpr int kLive = 200;
        char *live[kLive] = {};
        int caught = 0;
        for (int i = 0; i < kTries; i++) {
            const size_t n = Size();
            for (auto &q : live) {
                Free(q);
                q = Block(n);
            }
            char *p = Block(n);
            Free(p);
            for (int k = 0; k < 50; k++) {
                char *&q = live[rng_() % kLive];
                Free(q);
                q = Block(n);
            }
            if (Dies([&] { tn_free(p); }, kTwice, kPointer)) {
                caught++;
            } else { // it freed what is somebody else's by now
                for (auto &q : live)
                    if (q == p)
                        q = nullptr;
            }
        }
        for (auto q : live)
            Free(q);
        Judge("double free after 50 blocks of the size", caught, 700);
    });
}

TEST_F(Hardened, WildPointers)
{
    Apart([&] {
        static char object[4096];
        char local[64];
        int caught = 0;
        for (int i = 0; i < kTries; i++) {
            const size_t n = 32 + Size();
            char *const p = Block(n);
            char *wild = nullptr;
            switch (i % 8) {
            case 0:
                wild = p + 1 + rng_() % (n - 1); // inside a block
                break;
            case 1:
                wild = p + 16;
                break;
            case 2:
                wild = local + rng_() % 64;
                break;
            case 3:
                wild = object + rng_() % 4096;
                break;
            case 4:
                wild = reinterpret_cast<char *>(static_cast<uintptr_t>(rng_()) << 16 | 16);
                break;
            case 5:
                wild = reinterpret_cast<char *>(uintptr_t{1} << 63 | rng_());
                break;
            case 6:
                wild = reinterpret_cast<char *>(static_cast<uintptr_t>(1 + rng_() % 4096));
                break;
            case 7:
                wild = p + (size_t{1} << 20) + rng_() % 4096 * 16 + 1;
                break;
            }
            caught += Dies([&] { tn_free(wild); }, kPointer);
            Free(p);
        }
        Judge("free of a wild pointer", caught, 1000);
    });
}

TEST_F(Hardened, WriteAfterFree)
{
    Apart([&] {
        for (int erase = 0; erase < 2; erase++) {
            tn_mallopt(kPerturb, !erase);
            int caught = 0;
            for (int i = 0; i < kTries; i++) {
                const size_t n = Size();
                char *p = Block(n);
                Free(p);
                p[rng_() % n] ^= static_cast<char>(1 + rng_() % 255);
                caught += Dies(
                    [&] {
                        for (int k = 0; k < 2000; k++)
                            tn_free(tn_malloc(n));
                    },
                    kUse);
            }
            Judge(erase ? "write after free, erased blocks" : "write after free", caught, 990);
        }
        tn_mallopt(kPerturb, 1);
    });
}

TEST_F(Hardened, UseAfterFreeOfALargeBlock)
{
    Apart([&] {
        int caught = 0;
        for (int i = 0; i < kTries; i++) {
            const size_t n = 40000 + rng_() % 300000;
            volatile char *p = Block(n);
            const size_t at = rng_() % n;
            Free(const_cast<char *>(p));
            caught += Dies([&] { (void)p[at]; }, kFault);
        }
        Judge("access to a freed large block", caught, 1000);
    });
}

TEST_F(Hardened, ErasesWhatIsFreed)
{
    Apart([&] {
        for (int erase = 0; erase < 2; erase++) {
            tn_mallopt(kPerturb, !erase);
            for (size_t n : {16, 100, 1000, 20000}) {
                volatile char *p = Block(n);
                Free(const_cast<char *>(p));
                for (size_t i = 0; i < n; i++)
                    ASSERT_EQ(p[i], static_cast<char>(erase ? 0 : 0xd9)) << n << " at " << i;
            }
        }
        tn_mallopt(kPerturb, 1);
    });
}

TEST_F(Hardened, OrderIsRandom)
{
    Apart([&] {
        int neighbours = 0;
        char *before = Block(40);
        for (int i = 0; i < kTries; i++) {
            char *p = Block(40);
            neighbours += p - before == 48;
            before = p;
        }
        EXPECT_LT(neighbours, kTries / 5);
    });
}

} // namespace
