/* SPDX-License-Identifier: MIT */
/* Random numbers through their public names: known sequences, ranges, and bytes that threads and
 * the child of fork do not share.
 */
#include "case.h"
#include <pthread.h>
#include <sys/random.h>
#include <sys/wait.h>
#include <unistd.h>
static void *bytes(void *p)
{
    CHECK(getrandom(p, 32, 0) == 32, "getrandom errno %d", errno);
    return 0;
}
int main(void)
{
    unsigned char b[20][32] = {{0}};
    char state[128];
    unsigned r = 1;
    pthread_t t;
    int st, fd[2];
    CHECK(random() == 1804289383 && random() == 846930886, "random");
    char *old = initstate(7, state, sizeof state);
    long first = random();
    CHECK(setstate(old) == state && random() == 1681692777, "setstate");
    srandom(1);
    CHECK(random() == 1804289383, "srandom");
    initstate(7, state, sizeof state);
    CHECK(random() == first, "initstate repeats");
    srand(5);
    int a = rand();
    srand(5);
    CHECK(rand() == a && a >= 0, "srand");
    CHECK(rand_r(&r) >= 0, "rand_r");
    srand48(1);
    CHECK(lrand48() == 89400484 && lrand48() == 976015093, "lrand48 %ld", (srand48(1), lrand48()));
    struct random_data own = {0};
    struct drand48_data d48 = {0};
    char other[32];
    int v;
    long l;
    double d;
    unsigned short x[3] = {0x330e, 1, 0}, p[7] = {0x330e, 1, 0, 0xe66d, 0xdeec, 5, 0xb};
    errno = 0;
    CHECK(random_r(&own, &v) == -1 && errno == EINVAL, "random_r before initstate_r");
    CHECK(initstate_r(1, state, 7, &own) == -1 && errno == EINVAL, "initstate_r of 7 bytes");
    CHECK(!initstate_r(1, state, sizeof state, &own), "initstate_r");
    CHECK(!random_r(&own, &v) && v == 1804289383, "random_r %d", v);
    CHECK(!initstate_r(9, other, sizeof other, &own) && !random_r(&own, &v), "a second state");
    CHECK(!setstate_r(state, &own) && !random_r(&own, &v) && v == 846930886, "setstate_r %d", v);
    memset(other, 0xff, sizeof other);
    CHECK(setstate_r(other, &own) == -1 && !random_r(&own, &v) && v == 1681692777, "no state");
    CHECK(!srandom_r(1, &own) && !random_r(&own, &v) && v == 1804289383, "srandom_r %d", v);
    CHECK(!srand48_r(1, &d48) && !lrand48_r(&d48, &l) && l == 89400484, "lrand48_r %ld", l);
    CHECK(!mrand48_r(&d48, &l) && l == 1952030186, "mrand48_r %ld", l);
    CHECK(!nrand48_r(x, &d48, &l) && l == 89400484, "nrand48_r %ld", l);
    CHECK(!jrand48_r(x, &d48, &l) && l == 1952030186, "jrand48_r %ld", l);
    CHECK(!erand48_r(x, &d48, &d) && d == 0x1.ab6d29945446p-1, "erand48_r %.17g", d);
    CHECK(!seed48_r(p, &d48) && !lrand48_r(&d48, &l) && l == 89400484, "seed48_r %ld", l);
    CHECK(!lcong48_r(p, &d48) && !lrand48_r(&d48, &l) && l == 89400484, "lcong48_r %ld", l);
    CHECK(!drand48_r(&d48, &d) && d == 0x1.d16677a98dep-2, "drand48_r %.17g", d);
    for (int i = 0; i < 10; i++) {
        CHECK(!getentropy(b[i], 32), "getentropy errno %d", errno);
        CHECK(!pthread_create(&t, 0, bytes, b[10 + i]) && !pthread_join(t, 0), "thread");
    }
    for (int i = 0; i < 20; i++)
        for (int k = 0; k < i; k++)
            CHECK(memcmp(b[i], b[k], 32), "%d and %d are equal", i, k);
    errno = 0;
    CHECK(getentropy(b, 257) == -1 && errno == EIO, "getentropy(257): errno %d", errno);
    CHECK(arc4random_uniform(10) < 10 && arc4random_uniform(0) == 0, "arc4random_uniform");
    CHECK(!pipe(fd), "pipe");
    arc4random();
    pid_t pid = fork();
    if (!pid) {
        unsigned v = arc4random();
        _exit(write(fd[1], &v, sizeof v) != sizeof v);
    }
    unsigned ours = arc4random(), theirs = ours;
    CHECK(read(fd[0], &theirs, sizeof theirs) == sizeof theirs && ours != theirs,
          "the child's bytes are the parent's");
    CHECK(waitpid(pid, &st, 0) == pid && st == 0, "status %#x", st);
    DONE();
}
