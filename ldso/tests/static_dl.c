// SPDX-License-Identifier: MIT
// Static programs have the dl functions: opening fails with a text that says why, the program
// itself can be asked for.
//@ modes static,static-pie
#include "case.h"
#include <dlfcn.h>
#include <link.h>

static int seen;
static int count(struct dl_phdr_info *i, size_t size, void *base)
{
    seen++;
    for (int k = 0; k < i->dlpi_phnum; k++) {
        size_t at = i->dlpi_addr + i->dlpi_phdr[k].p_vaddr;
        if (i->dlpi_phdr[k].p_type == PT_LOAD && (size_t)base - at < i->dlpi_phdr[k].p_memsz)
            return 7;
    }
    return 0;
}

int main(void)
{
    Dl_info info;
    CHECK(!dlerror(), "error at start");
    CHECK(!dlopen("libm.so", RTLD_NOW), "opened");
    char *e = dlerror();
    CHECK(e && strstr(e, "linked statically"), "%s", e);
    CHECK(!dlerror(), "error twice");
    void *h = dlopen(0, RTLD_NOW);
    CHECK(h, "no handle for the program");
    CHECK(!dlsym(h, "main") && dlerror(), "dlsym");
    CHECK(!dlclose(h), "dlclose");
    CHECK(dlclose(&info) && dlerror(), "dlclose of nothing");
    CHECK(!dladdr(main, &info), "dladdr");
    CHECK(dl_iterate_phdr(count, (void *)main) == 7 && seen == 1, "%d", seen);
    DONE();
}
