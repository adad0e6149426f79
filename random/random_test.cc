// SPDX-License-Identifier: MIT
#include <errno.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "base/vdso_fake.h"
#include "tenon/random.h"

extern "C" void *tn_vdso_find(const void *ehdr, const char *name);

namespace
{

// The generator of 4.3BSD, written as its documentation says it: a growing array.
std::vector<long> Bsd(unsigned seed, size_t degree, size_t separation, size_t n)
{
    std::vector<uint32_t> r(degree);
    int32_t x = seed ? static_cast<int32_t>(seed) : 1;
    r[0] = static_cast<uint32_t>(x);
    for (size_t i = 1; i < degree; i++) {
        int64_t v = int64_t{x} * 16807 % 2147483647;
        x = static_cast<int32_t>(v < 0 ? v + 2147483647 : v);
        r[i] = static_cast<uint32_t>(x);
    }
    // The first `separation` words come again at the end: feedback starts with words number
    // separation and 0.
    for (size_t i = 0; i < separation; i++)
        r.push_back(r[i]);
    std::vector<long> out;
    for (size_t i = degree + separation; out.size() < 10 * degree + n; i++) {
        r.push_back(r[i - degree] + r[i - separation]);
        out.push_back(r[i] >> 1);
    }
    out.erase(out.begin(), out.begin() + static_cast<long>(10 * degree));
    return out;
}

TEST(Random, KnownSequence)
{
    // What random(3) gives on other systems before any srandom.
    for (long want : {1804289383L, 846930886L, 1681692777L, 1714636915L, 1957747793L})
        EXPECT_EQ(tn_random(), want);
    tn_srandom(1);
    EXPECT_EQ(tn_random(), 1804289383);
    tn_srandom(0);
    EXPECT_EQ(tn_random(), 1804289383) << "0 is 1";
}

TEST(Random, EverySizeOfState)
{
    const struct {
        size_t size, degree, separation;
    } kinds[] = {{32, 7, 3},   {63, 7, 3},   {64, 15, 1},  {128, 31, 3},
                 {255, 31, 3}, {256, 63, 1}, {1000, 63, 1}};
    for (unsigned seed : {1u, 2u, 12345u, 0x80000001u, 0xffffffffu})
        for (auto &k : kinds) {
            std::vector<char> state(k.size + 1);
            for (char *at : {state.data(), state.data() + 1}) { // aligned and not
                char *old = tn_initstate(seed, at, k.size);
                ASSERT_NE(old, nullptr);
                for (long want : Bsd(seed, k.degree, k.separation, 200))
                    ASSERT_EQ(tn_random(), want) << k.size << " " << seed;
                ASSERT_EQ(tn_setstate(old), at);
            }
        }
}

TEST(Random, StatesCanBeLeftAndResumed)
{
    char a[128], b[64], c[8];
    char *start = tn_initstate(7, a, sizeof a);
    std::vector<long> first;
    for (int i = 0; i < 10; i++)
        first.push_back(tn_random());
    EXPECT_EQ(tn_initstate(9, b, sizeof b), a);
    tn_random();
    EXPECT_EQ(tn_initstate(9, c, sizeof c), b);
    for (int i = 0; i < 100; i++) {
        const long v = tn_random();
        EXPECT_GE(v, 0);
        EXPECT_LE(v, 0x7fffffff);
    }
    EXPECT_EQ(tn_setstate(a), c);
    const std::vector<long> want = Bsd(7, 31, 3, 20);
    for (int i = 10; i < 20; i++)
        EXPECT_EQ(tn_random(), want[static_cast<size_t>(i)]);
    EXPECT_EQ(tn_setstate(a), a) << "the current one";
    EXPECT_EQ(tn_setstate(start), a);
    errno = 0;
    EXPECT_EQ(tn_initstate(1, c, 7), nullptr);
    EXPECT_EQ(errno, EINVAL);
    memset(c, 0xff, sizeof c);
    errno = 0;
    EXPECT_EQ(tn_setstate(c), nullptr);
    EXPECT_EQ(errno, EINVAL);
}

TEST(Rand, RepeatsAndSpreads)
{
    tn_srand(42);
    std::vector<int> a;
    for (int i = 0; i < 1000; i++)
        a.push_back(tn_rand());
    tn_srand(42);
    for (int v : a) {
        EXPECT_EQ(tn_rand(), v);
        EXPECT_GE(v, 0);
    }
    EXPECT_GT(std::set<int>(a.begin(), a.end()).size(), 995u);
    unsigned s = 5, t = 5, u = 6;
    int same = 0;
    for (int i = 0; i < 1000; i++) {
        const int v = tn_rand_r(&s);
        EXPECT_EQ(v, tn_rand_r(&t));
        EXPECT_GE(v, 0);
        same += v == tn_rand_r(&u);
    }
    EXPECT_LE(same, 2);
}

TEST(Rand48, AgreesWithTheHost)
{
    for (long seed : {0L, 1L, 12345L, -1L, 0x7fffffffffL}) {
        tn_srand48(seed);
        srand48(seed);
        for (int i = 0; i < 100; i++) {
            EXPECT_EQ(tn_drand48(), drand48());
            EXPECT_EQ(tn_lrand48(), lrand48());
            EXPECT_EQ(tn_mrand48(), mrand48());
        }
    }
    unsigned short x[3] = {1, 2, 3}, y[3] = {1, 2, 3};
    for (int i = 0; i < 100; i++) {
        EXPECT_EQ(tn_erand48(x), erand48(y));
        EXPECT_EQ(tn_nrand48(x), nrand48(y));
        EXPECT_EQ(tn_jrand48(x), jrand48(y));
    }
    unsigned short seed[3] = {0xabcd, 0x1234, 0xffff};
    unsigned short *ours = tn_seed48(seed), *theirs = seed48(seed);
    for (int i = 0; i < 3; i++)
        EXPECT_EQ(ours[i], theirs[i]);
    EXPECT_EQ(tn_lrand48(), lrand48());
    unsigned short p[7] = {1, 2, 3, 4, 5, 6, 7};
    tn_lcong48(p);
    lcong48(p);
    EXPECT_EQ(tn_mrand48(), mrand48());
    EXPECT_EQ(tn_erand48(x), erand48(y)) << "the parameters are everybody's";
    tn_seed48(seed);
    seed48(seed);
    EXPECT_EQ(tn_mrand48(), mrand48()) << "and reset";
}

void *Kernel(const char *name)
{
    const auto image = getauxval(AT_SYSINFO_EHDR);
    return image ? tn_vdso_find(reinterpret_cast<const void *>(image), name) : nullptr;
}

// A vDSO function as a kernel might have it: counts, checks its state, refuses on request.
struct {
    unsigned calls, probes;
    long probe_result = 0;
    uint32_t state_size = 144;
    std::set<void *> states;
} fake;

long FakeGetrandom(void *buf, size_t n, unsigned, void *state, size_t state_size)
{
    if (!buf && !n && state_size == ~size_t{0}) {
        fake.probes++;
        const uint32_t answer[16] = {fake.state_size, 3,
                                     0x22}; // PROT_READ|WRITE, MAP_PRIVATE|ANONYMOUS
        memcpy(state, answer, sizeof answer);
        return fake.probe_result;
    }
    EXPECT_EQ(state_size, fake.state_size);
    const auto at = reinterpret_cast<uintptr_t>(state);
    EXPECT_EQ(at / 4096, (at + state_size - 1) / 4096) << "crosses a page";
    fake.calls++;
    fake.states.insert(state);
    memset(state, 0x55, state_size);
    memset(buf, 0xaa, n);
    return static_cast<long>(n);
}

class Strong : public ::testing::Test
{
  protected:
    void TearDown() override { tn_vdso_fake_find = nullptr; }
};

void CheckBytes()
{
    unsigned char a[64] = {}, b[64] = {};
    EXPECT_EQ(tn_getrandom(a, sizeof a, 0), 64);
    EXPECT_EQ(tn_getentropy(b, sizeof b), 0);
    EXPECT_NE(memcmp(a, b, sizeof a), 0);
    std::set<uint32_t> seen;
    for (int i = 0; i < 100; i++)
        seen.insert(tn_arc4random());
    EXPECT_GT(seen.size(), 98u);
    std::vector<unsigned char> large(100000);
    tn_arc4random_buf(large.data(), large.size());
    unsigned count[256] = {};
    for (unsigned char c : large)
        count[c]++;
    for (unsigned c : count)
        EXPECT_TRUE(c > 250 && c < 550) << c;
}

TEST_F(Strong, WithoutVdso) { CheckBytes(); }

TEST_F(Strong, WithTheKernels)
{
    if (!Kernel("getrandom"))
        GTEST_SKIP() << "this kernel's vDSO has no getrandom";
    tn_vdso_fake_find = Kernel;
    CheckBytes();
    // The child's bytes are its own.
    uint32_t ours, theirs;
    int fd[2];
    ASSERT_EQ(pipe(fd), 0);
    const pid_t pid = fork();
    if (pid == 0) {
        uint32_t v = tn_arc4random();
        _exit(write(fd[1], &v, sizeof v) != sizeof v);
    }
    ours = tn_arc4random();
    ASSERT_EQ(read(fd[0], &theirs, sizeof theirs), static_cast<ssize_t>(sizeof theirs));
    int status;
    ASSERT_EQ(waitpid(pid, &status, 0), pid);
    EXPECT_EQ(status, 0);
    EXPECT_NE(ours, theirs);
    close(fd[0]);
    close(fd[1]);
}

TEST_F(Strong, Errors)
{
    char b[300];
    errno = 0;
    EXPECT_EQ(tn_getentropy(b, 257), -1);
    EXPECT_EQ(errno, EIO);
    errno = 0;
    EXPECT_EQ(tn_getrandom(b, 8, 0x8000), -1);
    EXPECT_EQ(errno, EINVAL);
    EXPECT_EQ(tn_getentropy(b, 0), 0);
}

TEST_F(Strong, UniformIsInRangeAndEven)
{
    EXPECT_EQ(tn_arc4random_uniform(0), 0u);
    EXPECT_EQ(tn_arc4random_uniform(1), 0u);
    unsigned count[10] = {};
    for (int i = 0; i < 20000; i++)
        count[tn_arc4random_uniform(10)]++;
    for (unsigned c : count)
        EXPECT_TRUE(c > 1700 && c < 2300) << c;
    // A bound that makes a quarter of plain products unfair.
    unsigned low = 0;
    for (int i = 0; i < 4000; i++)
        low += tn_arc4random_uniform(0xc0000000) < 0x60000000;
    EXPECT_TRUE(low > 1800 && low < 2200) << low;
}

// What is learned of the kernel's vDSO stays, so these run in children of a process that has not
// asked yet: suites named DeathTest come first.
int StatesOfAFakeKernel()
{
    tn_vdso_fake_find = [](const char *name) {
        return strcmp(name, "getrandom") ? nullptr : reinterpret_cast<void *>(FakeGetrandom);
    };
    for (int round = 0; round < 1000; round++)
        std::thread([] {
            char b[16];
            EXPECT_EQ(tn_getrandom(b, sizeof b, 0), 16);
            EXPECT_EQ(b[15], static_cast<char>(0xaa));
        }).join();
    EXPECT_EQ(fake.calls, 1000u);
    EXPECT_EQ(fake.probes, 1u);
    EXPECT_EQ(fake.states.size(), 1u) << "one after the other, they share one";

    // At once, each has its own, and those are used again.
    static std::mutex mutex;
    static std::vector<std::thread> all;
    for (int round = 0; round < 2; round++) {
        static std::atomic<int> waiting;
        waiting = 100;
        for (int i = 0; i < 100; i++)
            all.emplace_back([] {
                char b[16];
                {
                    std::lock_guard<std::mutex> guard(mutex);
                    EXPECT_EQ(tn_getrandom(b, sizeof b, 0), 16);
                }
                waiting--;
                while (waiting > 0)
                    usleep(1000);
            });
        for (auto &t : all)
            t.join();
        all.clear();
        EXPECT_EQ(fake.states.size(), 100u);
    }
    return ::testing::Test::HasFailure();
}

TEST(StrongDeathTest, StatesBelongToThreadsAndComeBack)
{
    EXPECT_EXIT(exit(StatesOfAFakeKernel()), ::testing::ExitedWithCode(0), "");
}

// A signal handler that asks, too, may come anywhere: while the states are being made, and while
// the thread's own is in use, which the kernel's function notices itself.
int answered, nested;
void AskInHandler(int)
{
    char b[16];
    answered += tn_getrandom(b, sizeof b, 0) == 16;
}

long InterruptedGetrandom(void *buf, size_t n, unsigned flags, void *state, size_t state_size)
{
    static bool in_use;
    if (in_use) {
        nested++;
        return syscall(SYS_getrandom, buf, n, flags);
    }
    in_use = buf != nullptr;
    raise(SIGUSR1);
    const long r = FakeGetrandom(buf, n, flags, state, state_size);
    in_use = false;
    return r;
}

int StatesUnderSignals()
{
    tn_vdso_fake_find = [](const char *) { return reinterpret_cast<void *>(InterruptedGetrandom); };
    signal(SIGUSR1, AskInHandler);
    for (int i = 0; i < 3; i++) {
        char b[16];
        EXPECT_EQ(tn_getrandom(b, sizeof b, 0), 16);
        EXPECT_EQ(b[15], static_cast<char>(0xaa));
        EXPECT_EQ(nested, i + 1);
        EXPECT_EQ(answered, i + 2) << "the first call was interrupted twice";
    }
    EXPECT_EQ(fake.states.size(), 1u);
    return ::testing::Test::HasFailure();
}

TEST(StrongDeathTest, SignalsInTheMiddle)
{
    EXPECT_EXIT(exit(StatesUnderSignals()), ::testing::ExitedWithCode(0), "");
}

// A probe that does not answer exactly 0, or asks for states larger than a page: system calls only.
int StatesOfAStrangeKernel(long result, uint32_t size)
{
    tn_vdso_fake_find = [](const char *) { return reinterpret_cast<void *>(FakeGetrandom); };
    fake.probe_result = result;
    fake.state_size = size;
    CheckBytes();
    EXPECT_EQ(fake.calls, 0u);
    return ::testing::Test::HasFailure();
}

TEST(StrongDeathTest, StrangeKernels)
{
    EXPECT_EXIT(exit(StatesOfAStrangeKernel(1, 144)), ::testing::ExitedWithCode(0), "");
    EXPECT_EXIT(exit(StatesOfAStrangeKernel(-38, 144)), ::testing::ExitedWithCode(0), "");
    EXPECT_EXIT(exit(StatesOfAStrangeKernel(0, 0)), ::testing::ExitedWithCode(0), "");
    EXPECT_EXIT(exit(StatesOfAStrangeKernel(0, 1 << 20)), ::testing::ExitedWithCode(0), "");
}

} // namespace
