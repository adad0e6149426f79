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
