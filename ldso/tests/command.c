// SPDX-License-Identifier: MIT
// The loader as a command, and what the environment does: identification, --list, --argv0,
// --library-path, --preload, LD_PRELOAD, LD_LIBRARY_PATH, LD_DEBUG; messages about missing
// libraries and symbols, and status 127.
//@ modes dynamic,no-pie
//@ library pre
//@ library needed
//@ library lost -Wl,--no-as-needed -L. -lneeded
//@ library hole -Wl,--unresolved-symbols=ignore-all
//@ libs -L. -lneeded -Wl,-rpath,$ORIGIN
#include "case.h"
#include "run.h"
#include <link.h>

extern int needed(void);
int value(void) __attribute__((weak));

static int find_libc(struct dl_phdr_info *i, size_t size, void *out)
{
    if (!strstr(i->dlpi_name, "ld-musl-"))
        return 0;
    *(const char **)out = i->dlpi_name;
    return 1;
}

int main(int argc, char **argv)
{
    char *self = argv[0], *loader = 0, at[64];
    if (argc > 1) {
        printf("<%s> %d %s needed %d value %d env %d\n", argv[0], argc, argv[1], needed(),
               value ? value() : -1, getenv("HOME") != 0);
        return 40 + argc;
    }
    dl_iterate_phdr(find_libc, &loader);
    CHECK(loader, "the loader's path");
    if (!loader)
        DONE();

    CHECK(RUN(0, loader) == 1, "status");
    CHECK(!strncmp(run_output, "musl libc (", 11), "%s", run_output);
    char *line = strchr(run_output, '\n');
    CHECK(line && !strncmp(line, "\nVersion 1.2.5\n", 15), "%s", run_output);
    CHECK(RUN(0, loader, "--nonsense", self) == 1 && SAYS("Usage"), "%s", run_output);
    CHECK(RUN(0, loader, "--list", self) == 0 && SAYS("libneeded.so => ") && SAYS("libc.so => ") &&
              SAYS("(0x"),
          "%s", run_output);
    CHECK(RUN(0, loader, self, "one", "two") == 43 && SAYS(self) && SAYS("3 one needed 3 value -1"),
          "%s", run_output);
    CHECK(RUN(0, loader, "--argv0", "named", self, "x") == 42 && SAYS("<named>"), "%s", run_output);
    CHECK(RUN(0, loader, "--argv0=named", "--", self, "x") == 42 && SAYS("<named>"), "%s",
          run_output);
    CHECK(RUN(0, loader, "--preload", "./libpre.so", self, "x") == 42 && SAYS("value 8"), "%s",
          run_output);
    CHECK(RUN(0, loader, "--library-path=.", "--preload=libpre.so", self, "x") == 42 &&
              SAYS("value 8"),
          "%s", run_output);

    CHECK(RUN("LD_PRELOAD=./libpre.so", self, "x") == 42 && SAYS("value 8"), "%s", run_output);
    CHECK(RUN("LD_PRELOAD= ./libnone.so :./libpre.so", self, "x") == 42 && SAYS("value 8") &&
              SAYS("libnone.so"),
          "%s", run_output);

    CHECK(RUN("LD_DEBUG=libs:symbols:reloc:statistics", self, "x") == 42 && SAYS("trying ") &&
              SAYS("libneeded.so, needed by ") && SAYS("symbol needed: ") && SAYS("relocating ") &&
              SAYS("symbols looked up"),
          "%s", run_output);
    CHECK(RUN("LD_DEBUG=nothing", self, "x") == 42 && !SAYS("trying "), "%s", run_output);

    CHECK(RUN(0, loader, "./no-such-program") == 127 && SAYS("no-such-program: No such file"), "%s",
          run_output);
    CHECK(RUN(0, loader, "/") == 127 && SAYS("/: "), "%s", run_output);
    // A library can be run like a program as far as loading goes; what it needs and lacks is
    // reported, all of it.
    CHECK(RUN(0, loader, "--list", "./liblost.so") == 127 &&
              SAYS("libneeded.so: No such file or directory (needed by ./liblost.so; searched"),
          "%s", run_output);
    CHECK(RUN(0, loader, "--library-path", "/nowhere:.", "--list", "./liblost.so") == 0, "%s",
          run_output);
    CHECK(RUN(0, loader, "--list", "./libhole.so") == 127 &&
              SAYS("Error relocating ./libhole.so: first_hole: symbol not found") &&
              SAYS("second_hole: symbol not found"),
          "%s", run_output);
    FILE *f = fopen("text", "w");
    fprintf(f, "no program\n");
    fclose(f);
    CHECK(RUN(0, loader, "./text") == 127 && SAYS("./text: not an ELF file"), "%s", run_output);
    DONE();
}
