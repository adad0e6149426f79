/* SPDX-License-Identifier: MIT */
/* exit from several threads at once runs the handlers once and ends with one of the statuses
 * (POSIX.1-2024: thread-safe); atexit inside a handler works or fails, it does not hang; handlers
 * registered by handlers run; stdio is flushed once.
 */
#include "case.h"
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
static int fd;
static pthread_barrier_t all;
static void last(void) { (void)!write(fd, "L", 1); }
static void again(void)
{
    (void)!write(fd, "A", 1);
    atexit(last);
}
static void slow(void)
{
    (void)!write(fd, "S", 1);
    usleep(10000);
}
static void *ex(void *x)
{
    pthread_barrier_wait(&all);
    exit(3);
    return 0;
}
int main(void)
{
    char n[] = "/tmp/caseXXXXXX", b[64];
    int st, r;
    fd = mkstemp(n);
    unlink(n);
    for (int i = 0; i < 150; i++) {
        ftruncate(fd, 0);
        lseek(fd, 0, SEEK_SET);
        fflush(stdout);
        pid_t p = fork();
        if (!p) {
            pthread_t t;
            alarm(5);
            atexit(again);
            atexit(slow);
            pthread_barrier_init(&all, 0, 4);
            for (int k = 0; k < 3; k++)
                pthread_create(&t, 0, ex, 0);
            pthread_barrier_wait(&all);
            exit(3);
        }
        waitpid(p, &st, 0);
        r = pread(fd, b, 63, 0);
        b[r > 0 ? r : 0] = 0;
        CHECK(WIFEXITED(st) && WEXITSTATUS(st) == 3 && STREQ(b, "SAL"), "status %x handlers \"%s\"",
              st, b);
        if (case_fails)
            break;
    }
    DONE();
}
