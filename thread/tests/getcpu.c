/* SPDX-License-Identifier: MIT */
/* sched_getcpu(3) and getcpu(2) follow the thread where it is sent: the main thread, others, one on
 * a used stack, and the child of fork.
 */
#include "case.h"
#include <pthread.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>
static int checks(void)
{
    cpu_set_t all, one;
    unsigned number, node;
    int bad = 0;
    sched_getaffinity(0, sizeof all, &all);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &all)) {
            CPU_ZERO(&one);
            CPU_SET(cpu, &one);
            if (sched_setaffinity(0, sizeof one, &one) || sched_getcpu() != cpu ||
                getcpu(&number, &node) || number != (unsigned)cpu || getcpu(0, 0))
                bad++;
        }
    sched_setaffinity(0, sizeof all, &all);
    return bad;
}
static void *thread(void *x) { return (void *)(long)checks(); }
int main(void)
{
    pthread_t t;
    void *r;
    int st;
    CHECK(!checks(), "main thread");
    for (int i = 0; i < 3; i++)
        CHECK(!pthread_create(&t, 0, thread, 0) && !pthread_join(t, &r) && !r, "thread %d", i);
    pid_t p = fork();
    if (!p)
        _exit(checks() || pthread_create(&t, 0, thread, 0) || pthread_join(t, &r) || r);
    CHECK(waitpid(p, &st, 0) == p && st == 0, "child: %x", st);
    CHECK(!checks(), "main thread, later");
    DONE();
}
