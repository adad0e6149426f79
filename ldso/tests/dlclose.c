// SPDX-License-Identifier: MIT
//@ modes dynamic
/* dlclose of the last reference runs the destructors and a new dlopen starts afresh (dlclose(3):
 * glibc, BSD, macOS; POSIX permits more, plugin systems need it).  Reference counts; RTLD_NODELETE
 * stays.
 */
#include "case.h"
#include <dlfcn.h>
int main(void)
{
    const char *so = getenv("CASE_SO");
    int (*bump)(void);
    int *note;
    int gone = 0;
    void *h = dlopen(so, RTLD_NOW), *h2;
    if (!h) {
        CHECK(0, "dlopen: %s", dlerror());
        DONE();
    }
    bump = dlsym(h, "bump");
    *(int **)dlsym(h, "note") = &gone;
    CHECK(bump() == 1 && bump() == 2, "counter");
    h2 = dlopen(so, RTLD_NOW);
    CHECK(h2 == h, "same handle");
    dlclose(h2);
    CHECK(!gone && bump() == 3, "closed too early");
    dlclose(h);
    CHECK(gone == 1, "destructor did not run at dlclose");
    h = dlopen(so, RTLD_NOW | RTLD_NOLOAD);
    CHECK(!h, "still loaded");
    h = dlopen(so, RTLD_NOW);
    bump = dlsym(h, "bump");
    CHECK(bump() == 1, "state survived: %d", bump() - 1);
    DONE();
}
