// SPDX-License-Identifier: MIT
// Third stage of a dynamic start: from a library that works to a program that can be entered;
// contract in ldso/boot.h.
//
// The kernel has mapped the program and this library (the usual way), or this library alone, as a
// command whose argument is the program. In the second case the stack is made to look as in the
// first.
#include "ldso/boot.h"

#include "base/syscall.h"
#include "ldso/command.h"
#include "ldso/ldso.h"
#include <tenon/mem.h>
#include <tenon/string.h>

struct tn_ldso tn_ldso;

// Static TLS for libraries that are opened later and were compiled for initial-exec access (OpenMP
// runtimes, allocators, Go).
constexpr size_t SPARE_TLS = 1024;
// Entries of every DTV for libraries opened later; beyond, DTVs are replaced.
constexpr size_t SPARE_SLOTS = 7;

[[noreturn]] static void quit(int status)
{
    for (;;)
        tn_sys(exit_group, status);
}

// An object that the kernel has mapped.
static void describe(struct tn_dso *d, size_t bias, const Elf64_Phdr *phdr, size_t n,
                     const char *name)
{
    size_t low = SIZE_MAX, high = 0;
    for (const Elf64_Phdr *p = phdr; p < phdr + n; p++) {
        if (p->p_type != PT_LOAD)
            continue;
        low = tn_min(low, (size_t)p->p_vaddr);
        high = tn_max(high, (size_t)(p->p_vaddr + p->p_memsz));
    }
    low = tn_align_down(low, tn_page_size());
    d->map.l_addr = bias;
    d->map.l_name = (char *)name;
    d->start = (char *)(bias + low);
    d->size = tn_align_up(high, tn_page_size()) - low;
    d->phdr = phdr;
    d->phnum = n;
    d->permanent = d->parsed = true;
}

static const char *interpreter_of(const struct tn_dso *d)
{
    for (const Elf64_Phdr *p = d->phdr, *end = p + d->phnum; p < end; p++)
        if (p->p_type == PT_INTERP)
            return (const char *)(d->map.l_addr + p->p_vaddr);
    return nullptr;
}

static const char *after_prefix(const char *s, const char *prefix)
{
    size_t n = tn_strlen(prefix);
    return tn_strncmp(s, prefix, n) ? nullptr : s + n;
}

// The environment belongs to the program, which may overwrite it.
static const char *keep(const char *s)
{
    size_t size = tn_strlen(s) + 1;
    char *copy = *s ? tn_ldso_alloc(size) : nullptr;
    return copy ? tn_memcpy(copy, s, size) : nullptr;
}

static void read_environment(const char **preload)
{
    const char *value;
    if (tn_process.secure)
        return;
    for (char **e = __environ; *e; e++) {
        if (e[0][0] != 'L' || e[0][1] != 'D')
            continue;
        if ((value = after_prefix(*e, "LD_LIBRARY_PATH=")))
            tn_ldso.library_path = keep(value);
        else if ((value = after_prefix(*e, "LD_PRELOAD=")))
            *preload = value;
        else if ((value = after_prefix(*e, "LD_DEBUG=")))
            tn_ldso.trace = tn_ldso_trace_words(value);
        else if ((value = after_prefix(*e, "LD_BIND_NOW=")))
            tn_ldso.bind_now = *value;
    }
}

// Loads a list of libraries separated by white space and colons. What cannot be loaded is reported
// and left out.
[[gnu::noinline]] static void load_preloads(const char *list)
{
    static const char separators[] = " \t\n\v\f\r:";
    char name[4096];
    while (*(list += tn_strspn(list, separators))) {
        size_t n = tn_strcspn(list, separators);
        if (n < sizeof name) {
            tn_memcpy(name, list, n);
            name[n] = 0;
            tn_ldso_load(name, nullptr, false);
            tn_ldso.failed = false;
        }
        list += n;
    }
}

static size_t enter_command_line(size_t *stack, const struct tn_command *c,
                                 const struct tn_file *file)
{
    const Elf64_Ehdr *e = (const Elf64_Ehdr *)file->head;
    const struct tn_dso *program = tn_ldso.program;
    const size_t entry = program->map.l_addr + e->e_entry;
    for (size_t *aux = tn_process.auxv; aux[0]; aux += 2) {
        switch (aux[0]) {
        case AT_PHDR:
            aux[1] = (size_t)program->phdr;
            break;
        case AT_PHNUM:
            aux[1] = program->phnum;
            break;
        case AT_ENTRY:
            aux[1] = entry;
            break;
        case AT_BASE:
            aux[1] = tn_ldso.libc->map.l_addr;
            break;
        case AT_EXECFN:
            aux[1] = (size_t)program->map.l_name;
            break;
        }
    }
    // Drop the loader's own arguments: what follows moves down, so that the stack pointer keeps its
    // alignment.
    size_t *end = tn_process.auxv;
    while (end[0])
        end += 2;
    end += 2;
    const size_t dropped = (size_t)c->program_index;
    tn_memmove(stack + 1, stack + 1 + dropped,
               (size_t)((char *)end - (char *)(stack + 1 + dropped)));
    stack[0] -= dropped;
    if (c->argv0)
        stack[1] = (size_t)c->argv0;
    struct tn_start again;
    tn_process_start((int)stack[0], (char **)(stack + 1), &again);
    return entry;
}

// Maps the program that the command line names; returns its entry point.
[[gnu::noinline]] static size_t start_command(size_t *stack, struct tn_command *command,
                                              const char **preload)
{
    char **argv = (char **)(stack + 1);
    struct tn_file file;
    tn_command_parse((int)stack[0], argv, command);
    if (command->library_path)
        tn_ldso.library_path = keep(command->library_path);
    if (command->preload)
        *preload = command->preload;
    if (!tn_ldso_open_program(&file, argv[command->program_index]) ||
        !(tn_ldso.program = tn_dso_map(&file)))
        quit(127);
    tn_sys(close, file.fd);
    tn_ldso.program->permanent = tn_ldso.program->parsed = true;
    return enter_command_line(stack, command, &file);
}

static bool load_all(const char *preload)
{
    struct tn_dso *program = tn_ldso.program;
    tn_ldso_append(program);
    if (!tn_dso_parse(program) || (program->tls.size && !tn_ldso_tls_add(program)))
        return false;
    if (preload)
        load_preloads(preload);
    bool loaded = tn_ldso_load_needed(program);
    tn_ldso_libc();
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        tn_ldso_add_global(d);
    return loaded;
}

// A static program has been relocated by its linker, or does it itself.
static bool is_static(const struct tn_dso *d)
{
    return !d->map.l_ld || (d->pie && !d->needed_count && !interpreter_of(d));
}

size_t tn_ldso_run(size_t *stack, const struct tn_start *start, const Elf64_Ehdr *self,
                   const Elf64_Dyn *)
{
    static struct tn_dso libc, kernel_mapped;
    const Elf64_Phdr *own_phdr = (const Elf64_Phdr *)((const char *)self + self->e_phoff);
    struct tn_command command = {};
    const char *preload = nullptr;
    size_t entry = start->entry;
    char **argv = (char **)(stack + 1);

    tn_ldso.libc = &libc;
    tn_ldso.command = start->phdr == own_phdr;
    describe(&libc, (size_t)self, own_phdr, self->e_phnum, start->execfn ? start->execfn : argv[0]);
    if (!tn_dso_parse(&libc))
        quit(127);
    libc.shortname = "libc.so";
    libc.constructed = TN_CONSTRUCTED;
    read_environment(&preload);

    if (tn_ldso.command) {
        entry = start_command(stack, &command, &preload);
    } else {
        tn_ldso.program = &kernel_mapped;
        describe(&kernel_mapped, start->bias, start->phdr, start->phnum,
                 start->execfn ? start->execfn : argv[0]);
        const char *interpreter = interpreter_of(&kernel_mapped);
        if (interpreter)
            libc.map.l_name = (char *)interpreter;
    }
    tn_ldso.argc = (int)stack[0];
    tn_ldso.argv = argv;

    load_all(preload);
    if (command.list) {
        tn_command_list();
        if (tn_ldso.failed)
            quit(127);
    }
    size_t count = 0;
    tn_tls.fixed_room = tn_tls.fixed_size + SPARE_TLS;
    tn_tls.spare_slots = SPARE_SLOTS;
    if (tn_ldso.failed || !(tn_ldso.start_order = tn_ldso_sort(tn_ldso.head, &count)))
        quit(127);
    if (!tn_tls_main_layout()) {
        tn_ldso_fail("Error loading program: no memory for thread-local storage");
        quit(127);
    }
    tn_ldso.start_count = count;
    struct tn_dso *const *objects = tn_ldso.start_order;
    if (is_static(tn_ldso.program))
        count = 0;
    if (!tn_ldso_relocate(objects, count, nullptr, false))
        quit(127);
    if (command.list)
        quit(0);
    tn_tls_main_copy();
    if (!tn_ldso_relocate_deferred(objects, count, nullptr))
        quit(127);
    tn_ldso_debug_start(libc.map.l_addr);
    if (!tn_ldso_protect(objects, count))
        quit(127);
    if (tn_unlikely(tn_ldso.trace))
        tn_ldso_trace_statistics();
    tn_ldso.running = true;
    return entry;
}
