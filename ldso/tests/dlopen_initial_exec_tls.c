// SPDX-License-Identifier: MIT
//@ modes dynamic
/* A dlopened library with a small initial-exec TLS variable (Go, libgomp, allocators) loads: the
 * static TLS area has some spare room (glibc: 512+ bytes; ELF TLS handling, DF_STATIC_TLS), and
 * existing threads see it initialised.
 */
#include "case.h"
#include <dlfcn.h>
#include <pthread.h>
static int (*get)(void);
static volatile int ready;
static void *early(void *x)
{
    while (!ready)
        ;
    return (void *)(size_t)(get ? get() : 0);
}
int main(void)
{
    pthread_t t;
    void *r;
    const char *so = getenv("CASE_SO");
    pthread_create(&t, 0, early, 0);
    void *h = dlopen(so, RTLD_NOW);
    CHECK(h != 0, "%s", h ? "" : dlerror());
    if (h)
        get = dlsym(h, "get");
    __sync_synchronize();
    ready = 1;
    pthread_join(t, &r);
    if (h)
        CHECK(get() == 42 && (size_t)r == 42, "values %d %zu", get(), (size_t)r);
    DONE();
}
