/* SPDX-License-Identifier: MIT */
/* Taking malloc's address is not replacing it: aligned allocation works also where the address is
 * that of the program's own PLT entry, as in a program that is not position-independent.
 */
//@ cflags -no-pie -fno-pic
//@ modes static,dynamic
#include "case.h"
#include <stdint.h>
void *(*volatile allocate)(size_t) = malloc;
void (*volatile release)(void *) = free;
int main(void)
{
    void *p = allocate(10), *q = aligned_alloc(4096, 100);
    CHECK(p && q && (uintptr_t)q % 4096 == 0, "aligned_alloc gave %p, errno %d", q, errno);
    release(q);
    release(p);
    p = calloc(100, 10000);
    CHECK(p != 0, "calloc");
    free(p);
    DONE();
}
