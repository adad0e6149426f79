// SPDX-License-Identifier: MIT
// The algorithms of thread/ in a process of the host's libc, under the sanitizers; the image tests
// (tests/) cover what needs our own threads: life, cancellation, robust owners.
#include <tenon/thread.h>

#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <thread>
#include <vector>

namespace
{

constexpr int kThreads = 4;

// Runs f(0) … f(n - 1), each in a thread.
template <typename F> void InThreads(int n, F f)
{
    std::vector<std::thread> threads;
    for (int i = 0; i < n; i++)
        threads.emplace_back(f, i);
    for (auto &t : threads)
        t.join();
}

timespec Soon(clockid_t clock, long nanoseconds)
{
    timespec t;
    clock_gettime(clock, &t);
    t.tv_nsec += nanoseconds;
    t.tv_sec += t.tv_nsec / 1000000000;
    t.tv_nsec %= 1000000000;
    return t;
}

pthread_mutex_t Mutex(int type)
{
    pthread_mutex_t m;
    pthread_mutexattr_t a;
    memset(&m, 0, sizeof m);
    tn_pthread_mutexattr_init(&a);
    EXPECT_EQ(0, tn_pthread_mutexattr_settype(&a, type));
    tn_pthread_mutex_init(&m, &a);
    return m;
}

// The numbers that our <pthread.h> gives the kinds.
constexpr int kNormal = 0, kRecursive = 1, kErrorCheck = 2;

TEST(Mutex, Exclusion)
{
    for (int type : {kNormal, kRecursive, kErrorCheck}) {
        pthread_mutex_t m = Mutex(type);
        long count = 0;
        InThreads(kThreads, [&](int) {
            for (int i = 0; i < 5000; i++) {
                ASSERT_EQ(0, tn_pthread_mutex_lock(&m));
                count++;
                ASSERT_EQ(0, tn_pthread_mutex_unlock(&m));
            }
        });
        EXPECT_EQ(kThreads * 5000L, count);
    }
}

TEST(Mutex, Kinds)
{
    pthread_mutex_t r = Mutex(kRecursive), e = Mutex(kErrorCheck);
    EXPECT_EQ(0, tn_pthread_mutex_lock(&r));
    EXPECT_EQ(0, tn_pthread_mutex_lock(&r));
    std::thread([&] {
        EXPECT_EQ(EBUSY, tn_pthread_mutex_trylock(&r));
        EXPECT_EQ(EPERM, tn_pthread_mutex_unlock(&r));
    }).join();
    EXPECT_EQ(0, tn_pthread_mutex_unlock(&r));
    EXPECT_EQ(0, tn_pthread_mutex_unlock(&r));
    EXPECT_EQ(EPERM, tn_pthread_mutex_unlock(&r));
    EXPECT_EQ(0, tn_pthread_mutex_lock(&e));
    EXPECT_EQ(EDEADLK, tn_pthread_mutex_lock(&e));
    timespec t = Soon(CLOCK_MONOTONIC, 1000000);
    std::thread([&] {
        EXPECT_EQ(ETIMEDOUT, tn_pthread_mutex_clocklock(&e, CLOCK_MONOTONIC, &t));
    }).join();
    EXPECT_EQ(EINVAL, tn_pthread_mutex_clocklock(&e, CLOCK_THREAD_CPUTIME_ID, &t));
    EXPECT_EQ(0, tn_pthread_mutex_unlock(&e));
}

// Each object lives for one critical section: whoever comes last frees it.
TEST(Mutex, DestroyedByTheNextOwner)
{
    struct Object {
        pthread_mutex_t m;
        int users;
    };
    for (int round = 0; round < 300; round++) {
        auto *o = new Object{Mutex(kNormal), 2};
        InThreads(2, [o](int) {
            tn_pthread_mutex_lock(&o->m);
            const bool last = --o->users == 0;
            tn_pthread_mutex_unlock(&o->m);
            if (last) {
                tn_pthread_mutex_destroy(&o->m);
                delete o;
            }
        });
    }
}

class Cond : public testing::Test
{
  protected:
    void SetUp() override
    {
        tn_pthread_cond_init(&c_, nullptr);
        tn_pthread_cond_init(&back_, nullptr);
    }
    pthread_mutex_t m_ = Mutex(kNormal);
    pthread_cond_t c_, back_;
};

TEST_F(Cond, HandOver)
{
    int turn = 0;
    InThreads(2, [&](int me) {
        tn_pthread_mutex_lock(&m_);
        for (int i = 0; i < 2000; i++) {
            while (turn != me)
                tn_pthread_cond_wait(me ? &c_ : &back_, &m_);
            turn = !me;
            tn_pthread_cond_signal(me ? &back_ : &c_);
        }
        tn_pthread_mutex_unlock(&m_);
    });
    EXPECT_EQ(0, turn);
}

// Every signal lets exactly one through, though waiters with very short deadlines come and go
// beside them.
TEST_F(Cond, NoSignalLost)
{
    int tokens = 0, taken = 0;
    bool stop = false;
    std::vector<std::thread> threads;
    for (int i = 0; i < 2; i++)
        threads.emplace_back([&] {
            tn_pthread_mutex_lock(&m_);
            while (!stop) {
                timespec t = Soon(CLOCK_MONOTONIC, 20000);
                tn_pthread_cond_clockwait(&back_, &m_, CLOCK_MONOTONIC, &t);
                tn_pthread_cond_signal(&c_);
            }
            tn_pthread_mutex_unlock(&m_);
        });
    for (int i = 0; i < 3; i++)
        threads.emplace_back([&] {
            tn_pthread_mutex_lock(&m_);
            while (!stop) {
                while (!tokens && !stop)
                    tn_pthread_cond_wait(&c_, &m_);
                if (tokens) {
                    tokens--;
                    taken++;
                }
            }
            tn_pthread_mutex_unlock(&m_);
        });
    for (int i = 0; i < 1000; i++) {
        tn_pthread_mutex_lock(&m_);
        tokens++;
        tn_pthread_mutex_unlock(&m_);
        tn_pthread_cond_signal(&c_);
    }
    for (bool done = false; !done;) {
        tn_pthread_mutex_lock(&m_);
        done = stop = !tokens;
        tn_pthread_mutex_unlock(&m_);
        std::this_thread::yield();
    }
    tn_pthread_cond_broadcast(&c_);
    tn_pthread_cond_broadcast(&back_);
    for (auto &t : threads)
        t.join();
    EXPECT_EQ(1000, taken);
}

TEST_F(Cond, DestroyedAfterBroadcast)
{
    for (int round = 0; round < 100; round++) {
        auto *c = new pthread_cond_t;
        tn_pthread_cond_init(c, nullptr);
        int waiting = 0;
        bool go = false;
        std::vector<std::thread> threads;
        for (int i = 0; i < 3; i++)
            threads.emplace_back([&, c, i] {
                tn_pthread_mutex_lock(&m_);
                waiting++;
                tn_pthread_cond_signal(&back_);
                timespec t = Soon(CLOCK_REALTIME, 100000);
                while (!go)
                    if (i == 0 && tn_pthread_cond_timedwait(c, &m_, &t) == ETIMEDOUT)
                        break;
                    else if (i)
                        tn_pthread_cond_wait(c, &m_);
                tn_pthread_mutex_unlock(&m_);
            });
        tn_pthread_mutex_lock(&m_);
        while (waiting < 3)
            tn_pthread_cond_wait(&back_, &m_);
        go = true;
        tn_pthread_cond_broadcast(c);
        tn_pthread_mutex_unlock(&m_);
        tn_pthread_cond_destroy(c);
        delete c;
        for (auto &t : threads)
            t.join();
    }
}

TEST(RwLock, ReadersSeeWholeWrites)
{
    pthread_rwlock_t l;
    tn_pthread_rwlock_init(&l, nullptr);
    long left = 0, right = 0;
    InThreads(kThreads, [&](int) {
        for (int i = 0; i < 3000; i++) {
            if (i % 4 == 0) {
                tn_pthread_rwlock_wrlock(&l);
                left++;
                right++;
            } else {
                tn_pthread_rwlock_rdlock(&l);
                ASSERT_EQ(left, right);
            }
            tn_pthread_rwlock_unlock(&l);
        }
    });
    EXPECT_EQ(kThreads * 750L, left);
    EXPECT_EQ(0, tn_pthread_rwlock_wrlock(&l));
    EXPECT_EQ(EDEADLK, tn_pthread_rwlock_rdlock(&l));
    EXPECT_EQ(0, tn_pthread_rwlock_unlock(&l));
}

TEST(Semaphore, ManyPostsManySleepers)
{
    sem_t s;
    tn_sem_init(&s, 0, 0);
    std::thread poster([&] {
        for (int i = 0; i < 6000; i++)
            tn_sem_post(&s);
    });
    InThreads(3, [&](int) {
        for (int i = 0; i < 2000; i++)
            ASSERT_EQ(0, tn_sem_wait(&s));
    });
    poster.join();
    EXPECT_EQ(-1, tn_sem_trywait(&s));
    EXPECT_EQ(EAGAIN, errno);
    timespec t = Soon(CLOCK_MONOTONIC, 1000000);
    EXPECT_EQ(-1, tn_sem_clockwait(&s, CLOCK_MONOTONIC, &t));
    EXPECT_EQ(ETIMEDOUT, errno);
}

TEST(Semaphore, DestroyedByWhomItLetThrough)
{
    for (int round = 0; round < 300; round++) {
        auto *s = new sem_t;
        tn_sem_init(s, 0, 0);
        std::thread waiter([s] {
            tn_sem_wait(s);
            tn_sem_destroy(s);
            delete s;
        });
        tn_sem_post(s);
        waiter.join();
    }
}

TEST(Barrier, Rounds)
{
    pthread_barrier_t b;
    EXPECT_EQ(EINVAL, tn_pthread_barrier_init(&b, nullptr, 0));
    tn_pthread_barrier_init(&b, nullptr, kThreads);
    std::atomic<int> arrived[100] = {}, serial = 0;
    InThreads(kThreads, [&](int) {
        for (auto &a : arrived) {
            a++;
            serial += tn_pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD;
            ASSERT_EQ(kThreads, a.load());
        }
    });
    EXPECT_EQ(100, serial.load());
    tn_pthread_barrier_destroy(&b);
}

int once_calls;
TEST(Once, OnceForAll)
{
    pthread_once_t once = 0;
    once_calls = 0;
    InThreads(kThreads, [&](int) {
        tn_pthread_once(&once, [] { once_calls++; });
        ASSERT_EQ(1, once_calls);
    });
}

TEST(Spin, Exclusion)
{
    pthread_spinlock_t l;
    tn_pthread_spin_init(&l, 0);
    long count = 0;
    InThreads(2, [&](int) {
        for (int i = 0; i < 5000; i++) {
            tn_pthread_spin_lock(&l);
            count++;
            tn_pthread_spin_unlock(&l);
        }
    });
    EXPECT_EQ(10000, count);
}

} // namespace
