// SPDX-License-Identifier: MIT
// Thread-local variables of libraries that are opened later, in every access model, in threads born
// before and after, opened and closed again and again; more libraries at once than a DTV has spare
// entries; a large alignment.
//@ modes dynamic
//@ library gd -ftls-model=global-dynamic
//@ library ld -ftls-model=local-dynamic
//@ library ie -ftls-model=initial-exec
//@ library-x86_64 desc -mtls-dialect=gnu2
//@ library-aarch64 desc
//@ library-riscv64 desc
#include "case.h"
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <unistd.h>

typedef int *accessor(int);
static accessor *volatile get;
static sem_t go, done;
static volatile int stop;
static volatile uintptr_t alignment;

static const char *check(accessor *f, int add)
{
    for (int i = 0; i < 3; i++) {
        int *p = f(i);
        if (*p != (i == 0 ? 100 : i == 1 ? 0 : 300))
            return "initial value";
        if (i == 2 && (uintptr_t)p & (alignment - 1))
            return "alignment";
    }
    for (int i = 0; i < 3; i++)
        *f(i) += add;
    for (int i = 0; i < 3; i++)
        if (*f(i) != (i == 0 ? 100 : i == 1 ? 0 : 300) + add)
            return "changed value";
    return 0;
}

// Waits for a library to be opened by the main thread and checks its variables, again and again.
static void *early(void *p)
{
    for (;;) {
        sem_wait(&go);
        if (stop)
            return 0;
        const char *wrong = check(get, 7);
        if (wrong)
            printf("  early thread: %s\n", wrong), case_fails++;
        sem_post(&done);
    }
}
static void *late(void *p) { return (void *)check(get, 9); }

int main(void)
{
    static const char *const names[] = {"./libgd.so", "./libld.so", "./libie.so", "./libdesc.so"};
    pthread_t t, u;
    void *r;
    sem_init(&go, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&t, 0, early, 0);
    for (int round = 0; round < 12; round++) {
        void *h = dlopen(names[round % 4], RTLD_NOW);
        CHECK(h, "%s", dlerror());
        if (!h)
            continue;
        get = (accessor *)dlsym(h, "get");
        alignment = round % 4 == 2 ? 64 : 128;
        const char *wrong = check(get, 5);
        CHECK(!wrong, "%s: %s", names[round % 4], wrong);
        sem_post(&go);
        sem_wait(&done);
        pthread_create(&u, 0, late, 0);
        pthread_join(u, &r);
        CHECK(!r, "late thread, %s: %s", names[round % 4], (char *)r);
        int *variable = dlsym(h, "variable");
        CHECK(variable == get(0) && *variable == 105, "dlsym of a thread-local variable");
        dlclose(h);
        CHECK(!dlopen(names[round % 4], RTLD_NOW | RTLD_NOLOAD), "still there");
    }
    // Many modules at once: copies under other names are other objects.
    alignment = 128;
    void *all[40];
    accessor *gets[40];
    for (int i = 0; i < 40; i++) {
        char command[128], name[32];
        snprintf(name, sizeof name, "./libcopy%d.so", i);
        FILE *in = fopen("libgd.so", "r"), *out = fopen(name, "w");
        for (int c; (c = getc(in)) != EOF;)
            putc(c, out);
        fclose(in);
        fclose(out);
        all[i] = dlopen(name, RTLD_NOW);
        CHECK(all[i], "%s", dlerror());
        gets[i] = (accessor *)dlsym(all[i], "get");
        const char *wrong = check(gets[i], i);
        CHECK(!wrong, "copy %d: %s", i, wrong);
    }
    for (int i = 0; i < 40; i++)
        CHECK(*gets[i](0) == 100 + i, "copy %d: %d", i, *gets[i](0));
    for (int i = 0; i < 40; i++) {
        get = gets[i];
        sem_post(&go);
        sem_wait(&done);
        pthread_create(&u, 0, late, 0);
        pthread_join(u, &r);
        CHECK(!r, "late thread, copy %d: %s", i, (char *)r);
    }
    for (int i = 0; i < 40; i++)
        dlclose(all[i]);
    stop = 1;
    sem_post(&go);
    pthread_join(t, 0);
    DONE();
}
