// SPDX-License-Identifier: MIT
// Thirty operations that a published table of another libc shows; the thirtieth, process start, is
// timed by start.c. Each is the plainest use of its function, but loops over long inputs get
// another one in every call, as programs do: of one input again and again the branch predictor
// learns more or less by luck, which lasts and makes up to a third.
#define SUITE "seed"
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "bench/suites/suite.h"

// 4 KB on average: up to LEFT_OUT of LONGEST bytes are left out.
enum { LEFT_OUT = 1024, LONGEST = 4096 + LEFT_OUT / 2 };
static uint64_t state = 1;
#define SOME bench_below(&state, LEFT_OUT)

static char a[4096] __attribute__((aligned(4096))), b[4096] __attribute__((aligned(4096)));
static char c[LONGEST] __attribute__((aligned(4096))),
    same_as_c[LONGEST] __attribute__((aligned(4096)));
static char text[8192] __attribute__((aligned(4096)));
static char line[128];
static FILE *null;
static double arguments[64];
static struct timespec spec;
static struct timeval val;
static struct stat status;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned char entropy[32];
// An environment of ordinary size, in which each variable is looked for.
static char *variables[] = {
    // clang-format off
    "SHELL=/bin/sh", "USER=user", "LOGNAME=user", "HOME=/home/user",
    "LANG=C.UTF-8", "TERM=xterm", "EDITOR=vi", "PAGER=less",
    "PWD=/home/user", "OLDPWD=/", "SHLVL=1", "TZ=UTC",
    "TMPDIR=/tmp", "DISPLAY=:0", "XDG_SEAT=seat0", "XDG_SESSION_ID=1",
    "COLORTERM=yes", "MAIL=/var/mail", "HOSTNAME=host", "PATH=/usr/bin:/bin",
    // clang-format on
    NULL};
static char names[20][20];

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    for (size_t k = 0; k < 4096; k++)
        a[k] = (char)(k * 7);
    for (size_t k = 0; k < LONGEST; k++) {
        c[k] = same_as_c[k] = (char)(k * 7);
        text[k] = "the quick brown fox jumps over the lazy dog; "[k % 45];
    }
    memcpy(text + LONGEST - 6, "needle", 7);
    for (size_t k = 0; k < 20; k++)
        memcpy(names[k], variables[k], strcspn(variables[k], "="));
    for (size_t k = 0; k < 64; k++)
        arguments[k] = 0.1 + 10.0 * (double)bench_below(&state, 1000) / 1000;
    null = fopen("/dev/null", "w");
    environ = variables;
    return done = null != NULL;
}

static void *nothing(void *p) { return p; }

#define ARGUMENT arguments[i % 64]
// The library's functions are within two units in the last place; a wrong one is far off.
#define NEAR(x, y) (fabs((x) - (y)) <= 1e-14 * fabs(y))

ROW("memcpy 64 B", !memcmp(b, a, 64), memcpy(b, a, 64))
ROW("memcpy 4 KB", !memcmp(b, a, 4096), memcpy(b, a, 4096))
ROW("memset 4 KB", b[0] == 'x' && !memcmp(b, b + 1, 4095), memset(b, 'x', 4096))
ROW("memcmp 4 KB", !sink && memcmp(c, c + 1, 4095) < 0,
    sink = (size_t)memcmp(c, same_as_c, LONGEST - SOME))
ROW("strlen 4 KB", strlen(text) == LONGEST, sink = strlen(text + SOME))
ROW("strcmp short", strcmp("interface", "interval") < 0,
    sink = (size_t)strcmp("interface", "interval"))
ROW("strstr in 4 KB", strstr(text, "needle") == text + LONGEST - 6,
    sink = (size_t)strstr(text + SOME, "needle"))
ROW("snprintf", !strcmp(line, "42 name 0.1"),
    snprintf(line, sizeof line, "%d %s %g", 42, "name", 0.1))
ROW("fprintf /dev/null", fprintf(null, "%d %s %g\n", 42, "name", 0.1) == 12,
    fprintf(null, "%d %s %g\n", 42, "name", 0.1))
ROW("malloc+free 16 B", sink &&sink % 16 == 0, void *p = malloc(16); sink = (size_t)p; free(p))
ROW("malloc+free 256 B", sink &&sink % 16 == 0, void *p = malloc(256); sink = (size_t)p; free(p))
ROW("calloc 1 KB", sink == 0, char *p = calloc(1, 1024); sink = (size_t)p[1000]; free(p))
ROW("realloc grow", sink == 'x', char *p = malloc(16); p[15] = 'x';
    for (size_t size = 32; size <= 4096; size *= 2) p = realloc(p, size); sink = (size_t)p[15];
    free(p))
ROW("sin", NEAR(sin(0.7), 0.644217687237691), real_sink = sin(ARGUMENT))
ROW("exp", NEAR(exp(0.7), 2.0137527074704766), real_sink = exp(ARGUMENT))
ROW("log", NEAR(log(0.7), -0.35667494393873245), real_sink = log(ARGUMENT))
ROW("pow", NEAR(pow(0.7, 3.3), 0.3081935405341894), real_sink = pow(ARGUMENT, 3.3))
ROW("sqrt", sqrt(2.25) == 1.5, real_sink = sqrt(ARGUMENT))
ROW("getpid", getpid() > 0, sink = (size_t)getpid())
ROW("clock_gettime", spec.tv_sec > 0, clock_gettime(CLOCK_MONOTONIC, &spec))
ROW("gettimeofday", val.tv_sec > 1000000000, gettimeofday(&val, NULL))
ROW("time", sink > 1000000000, sink = (size_t)time(NULL))
ROW("sched_getcpu", sched_getcpu() >= 0, sink = (size_t)sched_getcpu())
ROW("getrandom 32 B", sink == 32, sink = (size_t)getrandom(entropy, 32, 0))
ROW("open+close", !sink, sink = (size_t)close(open("/dev/null", O_RDONLY)))
ROW("stat", S_ISCHR(status.st_mode), stat("/dev/null", &status))
ROW("getenv", getenv("PATH") && !strcmp(getenv("PATH"), "/usr/bin:/bin"),
    sink = (size_t)getenv(names[bench_below(&state, 20)]))
ROW("mutex lock+unlock", !pthread_mutex_trylock(&mutex) && !pthread_mutex_unlock(&mutex),
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex))
ROW("thread create+join", !sink, pthread_t thread; void *result = NULL;
    sink = pthread_create(&thread, NULL, nothing, line) || pthread_join(thread, &result) ||
           result != line)
