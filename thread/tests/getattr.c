/* SPDX-License-Identifier: MIT */
/* pthread_getattr_np(3): the main thread's stack holds what is on it, ends where it began, and is
 * as large as RLIMIT_STACK allows now; asking needs no /proc. Other threads report what they were
 * given: a default stack, one of a chosen size, one of the caller's own.
 */
#include "case.h"
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void bounds(pthread_t t, char **low, size_t *size, size_t *guard)
{
    pthread_attr_t a;
    void *p = 0;
    int detached = -1;
    CHECK(!pthread_getattr_np(t, &a) && !pthread_attr_getstack(&a, &p, size) &&
              !pthread_attr_getguardsize(&a, guard) &&
              !pthread_attr_getdetachstate(&a, &detached) && detached == PTHREAD_CREATE_JOINABLE,
          "getattr");
    pthread_attr_destroy(&a);
    *low = p;
}

static int main_thread(const char *when)
{
    char here, *low;
    size_t size, guard;
    struct rlimit limit;
    long page = sysconf(_SC_PAGESIZE);
    int before = case_fails;
    bounds(pthread_self(), &low, &size, &guard);
    CHECK((uintptr_t)low % page == 0 && size % page == 0, "%s: %p %zu", when, low, size);
    CHECK(low < &here && &here < low + size, "%s: %p is not in %p + %zu", when, &here, low, size);
    /* the environment's strings lie above everything that was pushed */
    CHECK(environ[0] < low + size, "%s: environment %p above %p", when, environ[0], low + size);
    CHECK(low + size - environ[0] < 4 << 20, "%s: environment %p, end %p", when, environ[0],
          low + size);
    getrlimit(RLIMIT_STACK, &limit);
    if (limit.rlim_cur < 1 << 30)
        CHECK(size == (limit.rlim_cur & -page), "%s: size %zu, limit %zu", when, size,
              (size_t)limit.rlim_cur);
    return case_fails != before;
}

static volatile int sink;
static void *other(void *expected)
{
    char here, *low;
    size_t size, guard;
    bounds(pthread_self(), &low, &size, &guard);
    CHECK(low < &here && &here < low + size, "%p is not in %p + %zu", &here, low, size);
    CHECK(size >= *(size_t *)expected && size < *(size_t *)expected + (64 << 10), "size %zu of %zu",
          size, *(size_t *)expected);
    sink = low[0]; /* the lowest byte is mapped, and the guard does not belong to it */
    return low;
}

int main(void)
{
    struct rlimit limit, smaller;
    pthread_attr_t a;
    pthread_t t;
    size_t size;
    void *r;
    int st;
    main_thread("at start");
    getrlimit(RLIMIT_STACK, &limit);
    smaller = limit;
    smaller.rlim_cur = 3 << 20;
    if (!setrlimit(RLIMIT_STACK, &smaller)) {
        main_thread("after setrlimit");
        setrlimit(RLIMIT_STACK, &limit);
    }
    pid_t p = fork();
    if (!p) { /* without /proc: a root directory of one's own where that is allowed, no descriptors
               */
        char folder[] = "/tmp/getattr-XXXXXX";
        struct rlimit none = {0, 0};
        if (mkdtemp(folder) && !chroot(folder))
            chdir("/");
        rmdir(folder);
        setrlimit(RLIMIT_NOFILE, &none);
        if (open("/proc/self/maps", O_RDONLY) != -1)
            _exit(77);
        _exit(main_thread("without /proc"));
    }
    CHECK(waitpid(p, &st, 0) == p && st == 0, "without /proc: %x", st);

    pthread_attr_init(&a);
    pthread_attr_getstacksize(&a, &size);
    CHECK(!pthread_create(&t, 0, other, &size) && !pthread_join(t, 0), "default");
    size = 128 << 10;
    CHECK(!pthread_attr_setstacksize(&a, size), "setstacksize");
    CHECK(!pthread_create(&t, &a, other, &size) && !pthread_join(t, 0), "chosen size");
    void *own = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(!pthread_attr_setstack(&a, own, size), "setstack");
    CHECK(!pthread_create(&t, &a, other, &size) && !pthread_join(t, &r), "own stack");
    CHECK(r == own, "own stack at %p, said %p", own, r);
    munmap(own, size);
    DONE();
}
