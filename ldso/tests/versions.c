// SPDX-License-Identifier: MIT
// Symbol versions: a reference gets the version it was linked for, hidden ones too; one without a
// version gets the default; dlsym the default, dlvsym what it asks for.
//@ modes dynamic,no-pie
//@ library v -Wl,--version-script,$DIR/versions.map
//@ libs -L. -lv -Wl,-rpath,$ORIGIN
#include "case.h"
#include <dlfcn.h>

extern void *dlvsym(void *, const char *, const char *);
extern int versioned(void);
extern int old_versioned(void);
__asm__(".symver old_versioned, versioned@ONE");

int main(void)
{
    CHECK(versioned() == 2, "%d", versioned());
    CHECK(old_versioned() == 1, "%d", old_versioned());
    int (*f)(void) = dlsym(RTLD_DEFAULT, "versioned");
    CHECK(f && f() == 2, "dlsym");
    f = dlvsym(RTLD_DEFAULT, "versioned", "ONE");
    CHECK(f && f() == 1, "dlvsym");
    f = dlvsym(RTLD_DEFAULT, "only_old", "ONE");
    CHECK(f && f() == 5, "dlvsym of a hidden version");
    CHECK(!dlsym(RTLD_DEFAULT, "only_old"), "hidden version without asking");
    DONE();
}
