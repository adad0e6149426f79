// SPDX-License-Identifier: MIT
//@ modes dynamic
/* STT_GNU_IFUNC symbols in the program and in a library resolve (ELF gABI supplement: IRELATIVE
 * relocations); liblzma, mold and function multiversioning use them.
 */
#include "case.h"
#include <dlfcn.h>
static int one(void) { return 1; }
static void *pick(void) { return (void *)one; }
int mine(void) __attribute__((ifunc("pick")));
int main(void)
{
    const char *so = getenv("CASE_SO");
    CHECK(mine() == 1, "%d", mine());
    if (so) {
        void *h = dlopen(so, RTLD_NOW);
        CHECK(h != 0, "%s", h ? "" : dlerror());
        if (h) {
            int (*f)(void) = dlsym(h, "theirs"), (*g)(void) = dlsym(h, "call");
            CHECK(f && f() == 7 && g() == 7, "library");
        }
    }
    DONE();
}
