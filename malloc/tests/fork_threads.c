/* SPDX-License-Identifier: MIT */
/* The child of a process whose threads allocate all the time can allocate at once, and so can the
 * child's threads. The emulator cannot fork while its threads run.
 */
//@ archs x86_64
#include "case.h"
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
static volatile int stop;
static void *storm(void *x)
{
    unsigned s = (size_t)x;
    void *p[100] = {0};
    while (!stop) {
        s = s * 1103515245 + 12345;
        void **at = &p[(s >> 16) % 100];
        free(*at);
        *at = malloc((s >> 8) % 5000);
    }
    for (int i = 0; i < 100; i++)
        free(p[i]);
    return 0;
}
static void *once(void *x)
{
    void *p = malloc(1000), *q = malloc(100000);
    free(p);
    free(q);
    return p && q ? x : 0;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, storm, (void *)(size_t)i);
    for (int i = 0; i < 20; i++) {
        int st;
        pid_t pid = fork();
        if (!pid) {
            alarm(10);
            void *r = 0;
            for (size_t n = 1; n < 1 << 20; n *= 3) {
                char *p = malloc(n);
                if (!p)
                    _exit(2);
                p[n - 1] = 1;
                free(p);
            }
            pthread_t u;
            if (pthread_create(&u, 0, once, &st) || pthread_join(u, &r))
                _exit(3);
            _exit(r != &st);
        }
        CHECK(waitpid(pid, &st, 0) == pid && st == 0, "child %d: status %#x", i, st);
    }
    stop = 1;
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    DONE();
}
