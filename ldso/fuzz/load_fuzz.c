// SPDX-License-Identifier: MIT
// Fuzz target (libFuzzer): an input is a library file. It is opened, mapped, parsed and put through
// everything that runs no code of its own, as dlopen would: dependencies, hash tables, versions,
// symbols by name and by address, relocations of the first pass. Errors are expected, crashes and
// hangs are not. The loader's sources are compiled beside the host's libc (TN_HOSTED); what they
// need of other packages is the host's, below. run.sh builds it and makes the first corpus.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/process.h"
#include "ldso/ldso.h"

struct tn_ldso tn_ldso;
static struct tn_dso libc = {
    .map.l_name = (char *)"/lib/libc.so", .parsed = true, .permanent = true};
static struct tn_dso program = {.map.l_name = (char *)"program", .parsed = true, .permanent = true};

// The public functions of dl are not here: their callers are programs.
void tn_atexit_unload(const void *start, const void *end) {}

static void look_up(struct tn_dso *d)
{
    static const char *const names[] = {"",       "object", "get",   "variable",
                                        "putenv", "chosen", "dlopen"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct tn_reference plain = tn_reference_to(names[i], nullptr);
        struct tn_reference versioned = tn_reference_to(names[i], "V2");
        tn_ldso_find(&plain, tn_ldso.program, tn_dso_group(d), nullptr);
        tn_ldso_find(&versioned, tn_ldso.program, tn_dso_group(d), nullptr);
    }
    size_t sum = 0;
    for (size_t i = 0, n = tn_dso_symbol_count(d); i < n; i++)
        if (d->symbols[i].st_name < d->strings_size)
            sum += strlen(d->strings + d->symbols[i].st_name);
    __asm__ volatile("" ::"r"(sum));
    tn_ldso_object_at((size_t)d->start + d->size / 2);
}

static void forget(void)
{
    struct tn_dso *d = tn_dso_next(&libc);
    libc.map.l_next = nullptr;
    tn_ldso.tail = &libc;
    while (d) {
        struct tn_dso *next = tn_dso_next(d);
        tn_dso_discard(d);
        d = next;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int fd = -1;
    static char path[32];
    if (fd < 0) {
        fd = memfd_create("library", 0);
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        tn_ldso.libc = &libc;
        tn_ldso.program = &program;
        tn_ldso.system_path = "/nowhere";
        tn_ldso.running = true;
        tn_ldso_append(&program);
        tn_ldso_append(&libc);
        tn_ldso_add_global(&program);
        tn_ldso_add_global(&libc);
    }
    if (ftruncate(fd, 0) || pwrite(fd, data, size, 0) != (ssize_t)size)
        abort();
    struct tn_dso *d = tn_ldso_load(path, &program, false);
    if (d && d != &libc && d != &program) {
        struct tn_dso **objects = nullptr, **group = nullptr;
        size_t count = 0;
        if (tn_ldso_load_needed(d) && (group = tn_dso_group(d)) &&
            (objects = tn_ldso_sort(d, &count))) {
            look_up(d);
            tn_ldso_relocate(objects, count, group, true);
            tn_dso_check_functions(d);
        }
        tn_ldso_free(objects);
    }
    forget();
    return 0;
}
