/* SPDX-License-Identifier: MIT */
/* Tools want to ask the allocator: mallinfo2 (in use grows by what was allocated), malloc_trim,
 * malloc_stats, malloc_info (mallinfo(3), malloc_trim(3), malloc_info(3)).
 */
#include "case.h"
#include <malloc.h>
int main(void)
{
    struct mallinfo2 a = mallinfo2(), b;
    void *p[1000];
    for (int i = 0; i < 1000; i++)
        p[i] = malloc(1000);
    b = mallinfo2();
    CHECK(b.uordblks >= a.uordblks + 1000000 && b.uordblks < a.uordblks + 2000000,
          "in use %zu -> %zu", (size_t)a.uordblks, (size_t)b.uordblks);
    for (int i = 0; i < 1000; i++)
        free(p[i]);
    malloc_trim(0);
    b = mallinfo2();
    CHECK(b.uordblks <= a.uordblks + 10000, "after free %zu", (size_t)b.uordblks);
    FILE *f = tmpfile();
    CHECK(malloc_info(0, f) == 0 && ftell(f) > 50, "malloc_info");
    DONE();
}
