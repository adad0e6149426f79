// SPDX-License-Identifier: MIT
// Options and output of the loader as a command; contract in ldso/command.h.
#include "ldso/command.h"

#include <sys/uio.h>

#include "base/syscall.h"
#include "ldso/ldso.h"
#include <tenon/string.h>

// Packaging tools run the interpreter and take the first two lines for the ABI a program is built
// for; they say so in these words and no others.
static const char identification[] =
    "musl libc (" TN_ARCH ")\nVersion 1.2.5\nDynamic Program Loader\nUsage: ";
static const char usage[] = " [--list] [--library-path DIRS] [--preload LIBRARIES] [--argv0 NAME] "
                            "[--] PROGRAM [ARGUMENTS]\n";

static void print(int fd, const char *const *pieces)
{
    struct iovec parts[8];
    int n = 0;
    for (; *pieces && n < (int)tn_countof(parts); pieces++)
        parts[n++] = (struct iovec){(void *)*pieces, tn_strlen(*pieces)};
    tn_sys(writev, fd, parts, n);
}
#define PRINT(fd, ...) print(fd, (const char *const[]){__VA_ARGS__, nullptr})

[[noreturn]] static void explain(const char *self)
{
    PRINT(2, identification, self ? self : "libc.so", usage);
    for (;;)
        tn_sys(exit_group, 1);
}

// The value of option `name` at argv[*i], in the same argument after an equals sign or in the next
// one.
static bool option(int argc, char **argv, int *i, const char *name, const char **value)
{
    const size_t n = tn_strlen(name);
    const char *arg = argv[*i];
    if (tn_strncmp(arg, name, n) || (arg[n] && arg[n] != '='))
        return false;
    if (arg[n])
        *value = arg + n + 1;
    else if (++*i < argc)
        *value = argv[*i];
    else
        explain(argv[0]);
    return true;
}

void tn_command_parse(int argc, char **argv, struct tn_command *c)
{
    const size_t n = argc ? tn_strlen(argv[0]) : 0;
    int i = 1;
    c->list = n >= 3 && !tn_strcmp(argv[0] + n - 3, "ldd");
    for (; i < argc && argv[i][0] == '-' && argv[i][1] == '-'; i++) {
        if (!argv[i][2]) {
            i++;
            break;
        }
        if (!tn_strcmp(argv[i], "--list"))
            c->list = true;
        else if (!option(argc, argv, &i, "--library-path", &c->library_path) &&
                 !option(argc, argv, &i, "--preload", &c->preload) &&
                 !option(argc, argv, &i, "--argv0", &c->argv0))
            explain(argv[0]);
    }
    if (i >= argc)
        explain(argc ? argv[0] : nullptr);
    c->program_index = i;
}

void tn_command_list(void)
{
    for (const struct tn_dso *d = tn_dso_next(tn_ldso.program); d; d = tn_dso_next(d)) {
        char address[2 * sizeof(size_t) + 1], *p = address + sizeof address;
        *--p = 0;
        size_t at = (size_t)d->start;
        do
            *--p = "0123456789abcdef"[at & 15];
        while (at >>= 4);
        if (d->shortname)
            PRINT(1, "\t", d->shortname, " => ", tn_dso_name(d), " (0x", p, ")\n");
        else
            PRINT(1, "\t", tn_dso_name(d), " (0x", p, ")\n");
    }
}
