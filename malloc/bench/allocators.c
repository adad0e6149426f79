// SPDX-License-Identifier: MIT
// One workload on whatever malloc the process has: `allocators WORKLOAD [SIZE | TRACE]`. compare.py
// runs it with several allocators and makes the table. POSIX only, so that every libc can build it.
// Prints one line:
//
//   ns CPU_NS PEAK_KB AFTER_KB SWITCHES
//
// ns: wall time per operation, of the best round; CPU_NS: CPU time of all threads per operation,
// of the best round. PEAK_KB and AFTER_KB: resident memory above what the program had before the
// first block, at its highest and when everything has been freed. SWITCHES: voluntary context
// switches of the whole run.
#define _GNU_SOURCE
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// The compiler must neither know these functions nor merge their calls.
static void *(*volatile allocate_)(size_t) = malloc;
static void (*volatile release_)(void *) = free;
static void *(*volatile clear_)(size_t, size_t) = calloc;
static void *(*volatile resize_)(void *, size_t) = realloc;

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

// A figure of /proc/self/status in KB, without a buffer of the stream's own, which would be a
// block.
static long status(const char *name)
{
    static char text[4096];
    char line[256];
    long kb = 0;
    FILE *const f = fopen("/proc/self/status", "r");
    if (!f)
        exit(2);
    setvbuf(f, text, _IOFBF, sizeof text);
    while (fgets(line, sizeof line, f))
        if (!strncmp(line, name, strlen(name)))
            kb = atol(line + strlen(name));
    fclose(f);
    return kb;
}

static long voluntary_switches(void)
{
    struct rusage r;
    getrusage(RUSAGE_SELF, &r);
    return r.ru_nvcsw;
}

static void *must(void *p)
{
    if (!p) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    return p;
}

// xorshift64* (Vigna 2014).
static uint64_t next(uint64_t *state)
{
    uint64_t x = *state;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * 0x2545f4914f6cdd1d;
}

// Sizes as programs ask for them: a few sizes of objects make up most, the rest is spread over the
// powers of two with fewer the larger they are.
static size_t usual_size(uint64_t *state)
{
    static const unsigned short popular[16] = {16, 24, 32, 32, 40,  48,  48,  56,
                                               64, 64, 80, 96, 128, 192, 256, 512};
    const uint64_t r = next(state);
    if (r % 8 < 6)
        return popular[r >> 8 & 15];
    const unsigned log = 4 + (unsigned)__builtin_ctzll(r >> 16 | 1 << 13);
    return ((size_t)1 << log) + (r >> 40) % ((size_t)1 << log);
}

static size_t size;
static double best_wall = 1e300, best_cpu = 1e300;

// --- workloads: each does `*operations` of its operations once ---

static void pairs(long *operations)
{
    const long n = 1000000;
    void *(*const allocate)(size_t) = allocate_;
    void (*const release)(void *) = release_;
    for (long i = 0; i < n; i++) {
        char *const p = must(allocate(size));
        *(volatile char *)p = 1;
        release(p);
    }
    *operations = n;
}

static void large(long *operations)
{
    const long n = 4000;
    for (long i = 0; i < n; i++) {
        char *const p = must(allocate_(size));
        for (size_t k = 0; k < size; k += 4096)
            ((volatile char *)p)[k] = 1;
        release_(p);
    }
    *operations = n;
}

// As large, but with eight blocks alive at a time.
static void large_set(long *operations)
{
    const long n = 4000;
    static char *p[8];
    for (long i = 0; i < n; i++) {
        char **const at = &p[i * 5 % 8];
        release_(*at);
        *at = must(allocate_(size));
        for (size_t k = 0; k < size; k += 4096)
            ((volatile char *)*at)[k] = 1;
    }
    for (int i = 0; i < 8; i++) {
        release_(p[i]);
        p[i] = NULL;
    }
    *operations = n;
}

// Of one thread; so no two share a line of the cache.
struct slots {
    _Alignas(128) void **p;
    size_t count;
    uint64_t state;
    long steps;
};
static void churn_slots(struct slots *s)
{
    void *(*const allocate)(size_t) = allocate_;
    void (*const release)(void *) = release_;
    for (long i = 0; i < s->steps; i++) {
        const uint64_t r = next(&s->state);
        void **const at = &s->p[(r >> 32) % s->count];
        release(*at);
        *at = must(allocate(size ? 16 + r % size : usual_size(&s->state)));
        *(volatile char *)*at = 1;
    }
}

// A random block of a live set is replaced by one of another size: SIZE is the range of sizes, or 0
// for the usual ones. The set lives on from round to round.
enum { LIVE = 20000 };
static void *live[LIVE];
static void churn(long *operations)
{
    static struct slots s = {live, LIVE, 1, 500000};
    churn_slots(&s);
    *operations = s.steps;
}
static void churn_end(void)
{
    for (size_t i = 0; i < LIVE; i++)
        release_(live[i]);
}

// SIZE threads, each with a small live set of its own, as much in all as one thread does alone.
static void *thread_main(void *arg)
{
    struct slots *const s = arg;
    churn_slots(s);
    for (size_t i = 0; i < s->count; i++) {
        release_(s->p[i]);
        s->p[i] = NULL;
    }
    return NULL;
}
static void threads(long *operations)
{
    enum { MOST = 16 };
    static _Alignas(128) void *p[MOST][64];
    static struct slots s[MOST];
    const size_t count = size > MOST ? MOST : size;
    pthread_t t[MOST];
    size = 256;
    for (size_t i = 0; i < count; i++) {
        s[i] = (struct slots){p[i], 64, i + 1, 4000000 / (long)count};
        if (pthread_create(&t[i], NULL, thread_main, &s[i]))
            exit(2);
    }
    for (size_t i = 0; i < count; i++)
        pthread_join(t[i], NULL);
    size = count;
    *operations = 4000000;
}

// Two threads in turn: one allocates a batch of blocks, the other frees it. The threads do not run
// at the same time, so that the figure is the allocator's and not the scheduler's.
enum { BATCH = 20000, BATCHES = 50 };
static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int full;
    void *p[BATCH];
} box = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

static void box_wait(int full)
{
    pthread_mutex_lock(&box.lock);
    while (box.full != full)
        pthread_cond_wait(&box.changed, &box.lock);
    pthread_mutex_unlock(&box.lock);
}
static void box_set(int full)
{
    pthread_mutex_lock(&box.lock);
    box.full = full;
    pthread_cond_signal(&box.changed);
    pthread_mutex_unlock(&box.lock);
}
static void *consume(void *arg)
{
    for (int b = 0; b < BATCHES; b++) {
        box_wait(1);
        for (int i = 0; i < BATCH; i++)
            release_(box.p[i]);
        box_set(0);
    }
    return arg;
}
static void crossing(long *operations)
{
    pthread_t t;
    uint64_t state = 1;
    if (pthread_create(&t, NULL, consume, NULL))
        exit(2);
    for (int b = 0; b < BATCHES; b++) {
        box_wait(0);
        for (int i = 0; i < BATCH; i++) {
            box.p[i] = must(allocate_(size ? size : usual_size(&state)));
            *(volatile char *)box.p[i] = 1;
        }
        box_set(1);
    }
    pthread_join(t, NULL);
    *operations = (long)BATCH * BATCHES;
}

// A block grows to SIZE bytes by half of itself at a time, and what is new is written.
static void grow(long *operations)
{
    const long n = 10;
    for (long i = 0; i < n; i++) {
        size_t have = 0, want = 16;
        char *p = NULL;
        while (have < size) {
            p = must(resize_(p, want));
            for (size_t k = have; k < want; k += 4096)
                ((volatile char *)p)[k] = 1;
            have = want;
            want = want + want / 2 > size ? size : want + want / 2;
        }
        release_(p);
    }
    *operations = n;
}

// The same in equal steps of 4 KB, as a log buffer grows.
static void append(long *operations)
{
    char *p = NULL;
    long n = 0;
    for (size_t have = 0; have < size; have += 4096, n++) {
        p = must(resize_(p, have + 4096));
        ((volatile char *)p)[have] = 1;
    }
    release_(p);
    *operations = n;
}

// calloc of SIZE bytes; what is small enough for a block of its class is read, so that the zeroes
// must be there.
static void zeroed(long *operations)
{
    const long n = size > (1 << 20) ? 200 : size > 65536 ? 4000 : 200000;
    for (long i = 0; i < n; i++) {
        volatile char *const p = must(clear_(1, size));
        if (p[size / 2])
            exit(3);
        release_((void *)p);
    }
    *operations = n;
}

// SIZE MB of blocks of the usual sizes are made, replaced at random, and all freed.
static void tide(long *operations)
{
    const size_t goal = size << 20;
    size_t room = goal / 64, count = 0, sum = 0;
    void **const p = must(allocate_(room * sizeof *p));
    uint64_t state = 7;
    long steps = 0;
    while (sum < goal && count < room) {
        const size_t n = usual_size(&state);
        p[count] = must(allocate_(n));
        memset(p[count++], 1, n);
        sum += n;
        steps++;
    }
    for (size_t i = 0; i < count; i++) {
        void **const at = &p[next(&state) % count];
        const size_t n = usual_size(&state);
        release_(*at);
        *at = must(allocate_(n));
        memset(*at, 1, n);
        steps++;
    }
    for (size_t i = 0; i < count; i++)
        release_(p[i]);
    release_(p);
    *operations = steps;
}

// A program over its life: requests come whose blocks die together, results stay in a table for a
// long time, phases use sizes of their own, and buffers come and go. Memory at most about 100 MB.
static void life(long *operations)
{
    enum { TABLE = 400000, REQUEST = 2000, PHASES = 8 };
    void **const table = must(allocate_(TABLE * sizeof *table));
    memset(table, 0, TABLE * sizeof *table);
    void *request[REQUEST], *buffer[16] = {0};
    uint64_t state = 3;
    long steps = 0;
    for (int phase = 0; phase < PHASES; phase++) {
        const size_t own = 24 + next(&state) % 300;
        for (int i = 0; i < 200; i++) {
            for (int k = 0; k < REQUEST; k++) {
                const uint64_t r = next(&state);
                const size_t n = r % 4 ? usual_size(&state) : own;
                request[k] = must(allocate_(n));
                memset(request[k], 1, n);
                steps++;
            }
            void **const b = &buffer[next(&state) % 16];
            const size_t n = ((size_t)16 << 10) << next(&state) % 7;
            release_(*b);
            *b = must(allocate_(n));
            memset(*b, 1, n);
            for (int k = 0; k < REQUEST; k++) {
                const uint64_t r = next(&state);
                if (r % 8) {
                    release_(request[k]);
                    continue;
                }
                // Results replace older ones: in even phases at random, in odd ones in a quarter of
                // the table.
                void **const at = &table[(r >> 16) % (phase % 2 ? TABLE / 4 : TABLE)];
                release_(*at);
                *at = request[k];
            }
        }
        for (int i = phase % 4; i < TABLE; i += 4) { // a part of the results is given up
            release_(table[i]);
            table[i] = NULL;
        }
    }
    for (int i = 0; i < TABLE; i++)
        release_(table[i]);
    for (int i = 0; i < 16; i++)
        release_(buffer[i]);
    release_(table);
    *operations = steps;
}

// What a real program asked for (record.c), step by step; every block is written when it is made.
// What the replay needs itself is in memory before the first step.
enum { BLOCKS = 1 << 22, FREED = 0xffffffff, GROWN = 1u << 31 };
static uint32_t (*steps)[2];
static size_t step_count;
static struct block {
    char *p;
    size_t size;
} *blocks;

static void *map(size_t n, int fd)
{
    const int flags = MAP_PRIVATE | MAP_POPULATE | (fd < 0 ? MAP_ANONYMOUS : 0);
    void *const p = mmap(NULL, n, PROT_READ | PROT_WRITE, flags, fd, 0);
    return p == MAP_FAILED ? must(NULL) : p;
}
static void trace_open(const char *file)
{
    const int fd = open(file, O_RDONLY);
    struct stat st;
    if (fd < 0 || fstat(fd, &st) || st.st_size < 8) {
        perror(file);
        exit(2);
    }
    step_count = (size_t)st.st_size / sizeof *steps;
    steps = map((size_t)st.st_size, fd);
    uint32_t most = 0;
    for (size_t i = 0; i < step_count; i++)
        most = (steps[i][0] & ~GROWN) > most ? steps[i][0] & ~GROWN : most;
    blocks = map((most + 1) * sizeof *blocks, -1);
    close(fd);
}
static void trace(long *operations)
{
    for (size_t i = 0; i < step_count; i++) {
        struct block *const b = &blocks[steps[i][0] & ~GROWN];
        const size_t n = steps[i][1];
        if (n == FREED) {
            release_(b->p);
            *b = (struct block){0};
            continue;
        }
        b->p = must(steps[i][0] & GROWN ? resize_(b->p, n) : allocate_(n));
        if (n > b->size)
            memset(b->p + b->size, 1, n - b->size);
        b->size = n;
    }
    for (size_t i = 0; i < step_count; i++) { // what the program never freed
        struct block *const b = &blocks[steps[i][0] & ~GROWN];
        release_(b->p);
        *b = (struct block){0};
    }
    *operations = (long)step_count;
}

static const struct {
    const char *name;
    void (*run)(long *operations);
    int rounds;
    void (*end)(void); // not timed
} workloads[] = {
    {"pairs", pairs, 5},     {"churn", churn, 6, churn_end},
    {"threads", threads, 5}, {"crossing", crossing, 5},
    {"large", large, 5},     {"large_set", large_set, 5},
    {"grow", grow, 3},       {"append", append, 3},
    {"zeroed", zeroed, 5},   {"tide", tide, 1},
    {"life", life, 1},       {"trace", trace, 1},
};

int main(int argc, char **argv)
{
    if (argc > 2 && !strcmp(argv[1], "trace"))
        trace_open(argv[2]);
    else if (argc > 2)
        size = strtoul(argv[2], NULL, 0);
    for (size_t i = 0; argc > 1 && i < sizeof workloads / sizeof *workloads; i++) {
        if (strcmp(argv[1], workloads[i].name))
            continue;
        const long before = status("VmRSS:");
        for (int round = 0; round < workloads[i].rounds; round++) {
            long operations = 1;
            double cpu = now(CLOCK_PROCESS_CPUTIME_ID), wall = now(CLOCK_MONOTONIC);
            workloads[i].run(&operations);
            wall = (now(CLOCK_MONOTONIC) - wall) / operations;
            cpu = (now(CLOCK_PROCESS_CPUTIME_ID) - cpu) / operations;
            best_wall = wall < best_wall ? wall : best_wall;
            best_cpu = cpu < best_cpu ? cpu : best_cpu;
        }
        if (workloads[i].end)
            workloads[i].end();
        const long highest = status("VmHWM:") - before, after = status("VmRSS:") - before;
        printf("%.2f %.2f %ld %ld %ld\n", best_wall, best_cpu, highest, after,
               voluntary_switches());
        return 0;
    }
    fprintf(stderr, "usage: %s WORKLOAD [SIZE | TRACE]\n", argv[0]);
    return 2;
}
