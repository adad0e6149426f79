/* SPDX-License-Identifier: MIT */
/* malloc family edges: overflow of calloc/reallocarray/aligned_alloc/posix_memalign with huge
 * alignment and size (CVE-2026-0861) is ENOMEM/EINVAL, never a pointer; malloc(0) pointers are
 * distinct; PTRDIFF_MAX limit; free keeps errno (POSIX.1-2024); alignment of max_align_t; memalign;
 * realloc keeps contents; malloc_usable_size covers the request.
 */
#include "case.h"
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
int main(void)
{
    volatile size_t big = SIZE_MAX, half = (size_t)1 << 63;
    void *p, *q;
    errno = 0;
    CHECK(!calloc(big / 2, 3) && errno == ENOMEM, "calloc errno %d", errno);
    errno = 0;
    CHECK(!reallocarray(0, big / 2, 3) && errno == ENOMEM, "reallocarray errno %d", errno);
    errno = 0;
    CHECK(!malloc(big) && errno == ENOMEM, "SIZE_MAX errno %d", errno);
    errno = 0;
    CHECK(!malloc((size_t)PTRDIFF_MAX + 1) && errno == ENOMEM, "PTRDIFF_MAX+1 errno %d", errno);
    for (int sh = 40; sh < 64; sh++) {
        volatile size_t al = (size_t)1 << sh,
                        s[] = {1, PTRDIFF_MAX, PTRDIFF_MAX - 4096, big - al + 1, big - 100};
        for (int i = 0; i < 5; i++) {
            errno = 0;
            p = aligned_alloc(al, s[i]);
            CHECK(!p || (i == 0 && (uintptr_t)p % al == 0), "aligned_alloc(1<<%d, %zu) = %p", sh,
                  s[i], p);
            if (i == 0)
                free(p);
            q = 0;
            int r = posix_memalign(&q, al, s[i]);
            CHECK(r || (i == 0 && (uintptr_t)q % al == 0), "posix_memalign(1<<%d, %zu) = %d", sh,
                  s[i], r);
            if (!r && i == 0)
                free(q);
            p = memalign(al, s[i]);
            CHECK(!p || i == 0, "memalign(1<<%d, %zu) = %p", sh, s[i], p);
            if (i == 0)
                free(p);
            if (case_fails > 5)
                goto out;
        }
    }
out:
    q = 0;
    CHECK(posix_memalign(&q, 3, 10) == EINVAL && posix_memalign(&q, 4, 10) == EINVAL,
          "bad alignment accepted");
    p = malloc(0);
    q = malloc(0);
    CHECK(p && q && p != q, "malloc(0): %p %p", p, q);
    free(p);
    free(q);
    p = malloc(3 << 20);
    q = malloc(100);
    errno = 77;
    free(p);
    free(q);
    CHECK(errno == 77, "free changed errno to %d", errno);
    for (int i = 1; i < 200; i++) {
        p = malloc(i);
        CHECK((uintptr_t)p % _Alignof(max_align_t) == 0, "malloc(%d) alignment", i);
        if (malloc_usable_size(p) < i)
            CHECK(0, "usable size of %d: %zu", i, malloc_usable_size(p));
        free(p);
    }
    CHECK(malloc_usable_size(0) == 0, "usable size of NULL");
    char *c = 0;
    size_t n = 1;
    for (int i = 0; i < 24; i++) {
        c = realloc(c, n);
        c[n - 1] = i;
        if (i && c[n / 2 - 1] != i - 1)
            CHECK(0, "realloc lost contents at %zu", n);
        n *= 2;
    }
    for (; n > 1; n /= 2)
        c = realloc(c, n / 2);
    free(c);
    p = aligned_alloc(4096, 10000);
    CHECK(p && (uintptr_t)p % 4096 == 0, "aligned_alloc(4096)");
    memset(p, 1, 10000);
    p = realloc(p, 20000);
    CHECK(((char *)p)[9999] == 1, "realloc of an aligned block");
    free(p);
    DONE();
}
