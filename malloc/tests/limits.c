/* SPDX-License-Identifier: MIT */
/* Under RLIMIT_AS allocation fails with ENOMEM and a null pointer, what was allocated stays intact,
 * and after freeing it works again. The emulator does not pass RLIMIT_AS on.
 */
//@ archs x86_64
#include "case.h"
#include <sys/resource.h>
#define N 4096
static char *p[N];
int main(void)
{
    struct rlimit r = {256 << 20, 256 << 20};
    size_t sizes[] = {100000, 5000000, 40, 1000, 30000}, most = 0;
    CHECK(!setrlimit(RLIMIT_AS, &r), "setrlimit errno %d", errno);
    for (int k = 0; k < 5; k++) {
        size_t n = 0, size = sizes[k];
        errno = 0;
        while (n < N && (p[n] = malloc(size)))
            memset(p[n], n & 127, 16), p[n][size - 1] = n & 127, n++;
        if (n < N)
            CHECK(errno == ENOMEM, "errno %d", errno);
        if (n * size > most)
            most = n * size;
        for (size_t i = 0; i < n; i++) {
            if (p[i][0] != (char)(i & 127) || p[i][size - 1] != (char)(i & 127))
                CHECK(0, "block %zu of %zu bytes changed", i, size);
            free(p[i]);
        }
    }
    CHECK(most > 100 << 20, "only %zu bytes could be had", most);
    void *q = malloc(100 << 20);
    CHECK(q != 0, "after freeing everything");
    void *big = realloc(q, (size_t)1 << 30);
    CHECK(!big, "a gigabyte under a limit of 256 MB");
    free(q);
    DONE();
}
