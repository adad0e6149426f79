// SPDX-License-Identifier: MIT
// The plain names are tenon's: in this program and, because the dynamic linker looks here first, in
// the host's libraries.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static int ours(const char *name, void *address)
{
    Dl_info self, where;
    int yes =
        dladdr((void *)ours, &self) && dladdr(address, &where) && self.dli_fbase == where.dli_fbase;
    printf("%s is %s\n", name, yes ? "tenon's" : "the host's");
    return yes;
}

int main(void)
{
    // Volatile pointers, so that the compiler calls what it would fold.
    void *(*volatile copy)(void *, const void *, size_t) = memcpy;
    size_t (*volatile length)(const char *) = strlen;
    char text[16];
    copy(text, "tenon", 6);
    int all = ours("memcpy", (void *)copy) & ours("strlen", (void *)length);
    return !all || length(text) != 5 || strcmp(text, "tenon");
}
