/* SPDX-License-Identifier: MIT */
/* A program's own malloc family replaces the library's: what the library allocates for the program
 * comes from there, and the members that the program does not define go through those it does.
 * aligned_alloc, which it does not define, refuses rather than give memory that the program's free
 * cannot take (musl's rule).
 */
#include "case.h"
#include <malloc.h>
#include <stdint.h>
static char heap[1 << 20];
static size_t used;
static int mallocs, frees;
static int mine(void *p) { return (char *)p >= heap && (char *)p < heap + sizeof heap; }
void *malloc(size_t n)
{
    size_t at = used + 16;
    if (n > sizeof heap || at + n > sizeof heap)
        return 0;
    *(size_t *)(heap + used) = n;
    used = (at + n + 15) & ~(size_t)15;
    mallocs++;
    return heap + at;
}
void free(void *p)
{
    if (p)
        frees++;
    if (p && !mine(p))
        abort();
}
void *realloc(void *p, size_t n)
{
    void *q = malloc(n);
    if (p && q) {
        size_t old = *(size_t *)((char *)p - 16);
        memcpy(q, p, old < n ? old : n);
        free(p);
    }
    return q;
}
int main(void)
{
    char *p = strdup("text"), *line = 0;
    size_t n = 0;
    CHECK(mine(p), "strdup gave %p", (void *)p);
    free(p);
    p = calloc(10, 10);
    CHECK(mine(p) && !p[0] && !p[99], "calloc gave %p", (void *)p);
    free(p);
    p = reallocarray(0, 3, 5);
    CHECK(mine(p), "reallocarray gave %p", (void *)p);
    free(p);
    errno = 0;
    p = aligned_alloc(64, 64);
    CHECK(!p && errno == ENOMEM, "aligned_alloc gave %p, errno %d", (void *)p, errno);
    void *q = &n;
    CHECK(posix_memalign(&q, 64, 64) == ENOMEM && q == &n, "posix_memalign");
    CHECK(!memalign(64, 64), "memalign");
    FILE *f = tmpfile();
    CHECK(f && fputs("one line\n", f) >= 0 && !fseek(f, 0, SEEK_SET), "tmpfile");
    CHECK(getline(&line, &n, f) == 9 && mine(line), "getline gave %p", (void *)line);
    free(line);
    fclose(f);
    CHECK(mallocs >= 4 && frees >= 4, "%d mallocs, %d frees", mallocs, frees);
    DONE();
}
