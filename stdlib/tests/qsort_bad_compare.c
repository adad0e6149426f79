/* SPDX-License-Identifier: MIT */
/* qsort with an inconsistent comparison function (undefined by the standard) must still stay inside
 * the array: Qualys showed out-of-bounds writes in glibc, SDL and others had the same.  Guard pages
 * on both sides; random, constant, subtracting comparators; element sizes 1..40, also when memory
 * is short (RLIMIT_AS).
 */
#include "case.h"
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
static char *lo, *hi;
static int out;
static unsigned s = 1;
static void chk(const void *a, const void *b)
{
    if ((char *)a < lo || (char *)a >= hi || (char *)b < lo || (char *)b >= hi)
        out = 1;
}
static int c1(const void *a, const void *b)
{
    s = s * 1103515245 + 12345;
    return (int)(s >> 16 & 2) - 1;
}
static int c2(const void *a, const void *b) { return -1; }
static int c3(const void *a, const void *b) { return 1; }
static int c4(const void *a, const void *b) { return *(int *)a - *(int *)b; }
static int (*C[])(const void *, const void *) = {c1, c2, c3, c4};
int main(void)
{
    size_t P = 4096, len = 1 << 18;
    char *m = mmap(0, len + 2 * P, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(m, P, 0);
    mprotect(m + P + len, P, 0);
    for (int lim = 0; lim < 2; lim++) {
        pid_t p = fork();
        int st;
        if (!p) {
            alarm(8);
            if (lim) {
                struct rlimit r = {1, 1};
                setrlimit(RLIMIT_AS, &r);
            }
            for (int c = 0; c < 4; c++)
                for (int z = c == 3 ? 4 : 1; z <= 40; z += z < 9 ? 1 : 7)
                    for (int n = 0; n < 3000; n += n < 40 ? 1 : 477)
                        for (int end = 0; end < 2; end++) {
                            size_t t = (size_t)n * z;
                            if (t > len)
                                break;
                            lo = end ? m + P + len - t : m + P;
                            hi = lo + t;
                            for (size_t i = 0; i < t; i++) {
                                s = s * 1103515245 + 12345;
                                lo[i] = s >> 16;
                            }
                            qsort(lo, n, z, C[c]);
                        }
            _exit(0);
        }
        waitpid(p, &st, 0);
        CHECK(st == 0, "%s: status %x", lim ? "memory short" : "plain", st);
    }
    DONE();
}
