/* SPDX-License-Identifier: MIT */
/* A program's malloc may be a wrapper around the library's that puts a header in front of each
 * block. What it does not define still gives blocks that its free can take: calloc's come from its
 * malloc, aligned_alloc refuses.
 */
//@ modes dynamic
#include "case.h"
#include <dlfcn.h>
static const char mark[16] = "wrapper's block";
static long blocks;
void *malloc(size_t n)
{
    static void *(*theirs)(size_t);
    if (!theirs)
        theirs = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
    char *p = theirs(n + sizeof mark);
    if (!p)
        return 0;
    memcpy(p, mark, sizeof mark);
    blocks++;
    return p + sizeof mark;
}
void free(void *p)
{
    static void (*theirs)(void *);
    if (!p)
        return;
    if (!theirs)
        theirs = (void (*)(void *))dlsym(RTLD_NEXT, "free");
    char *start = (char *)p - sizeof mark;
    if (memcmp(start, mark, sizeof mark))
        abort();
    blocks--;
    theirs(start);
}
int main(void)
{
    static const size_t sizes[] = {1, 100, 5000, 100000, 5000000};
    for (int i = 0; i < 5; i++) {
        long before = blocks;
        char *p = calloc(1, sizes[i]);
        CHECK(p && !p[0] && !p[sizes[i] - 1], "calloc(%zu)", sizes[i]);
        CHECK(blocks == before + 1, "calloc(%zu) did not come from the program's malloc", sizes[i]);
        free(p);
    }
    errno = 0;
    CHECK(!aligned_alloc(64, 64) && errno == ENOMEM, "aligned_alloc, errno %d", errno);
    DONE();
}
