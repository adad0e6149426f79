// SPDX-License-Identifier: MIT
// The dynamic loader: its objects and the functions its files share. README.md in this folder tells
// the story.
//
// Life of an object: mapped (map.c, or by the kernel) -> parsed (parse.c: every address that its
// dynamic section names is checked once) -> its dependencies loaded (load.c) -> relocated
// (relocate.c) -> constructed (init.c) -> perhaps unloaded (dlclose.c). All of it happens under
// tn_ldso_lock, except that constructors run without it.
//
// Functions that can fail return false or null after reporting why through tn_ldso_fail.
#pragma once

#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/types.h>

#include "base/tls.h"
#include "base/tn.h"
#include "crt/elf.h"

// A version an object defines or needs, by its index in the version table (DT_VERSYM).
struct tn_version {
    const char *name; // null: no such index
    tn_u32 hash;
};

struct tn_dso {
    struct link_map map; // first: debuggers, dlinfo and handles see it. l_addr is the load bias.

    // Symbols.
    const Elf64_Sym *symbols;
    size_t symbol_limit; // as many as fit the segment: no index beyond is valid
    const char *strings;
    size_t strings_size; // the last byte is a zero
    const size_t *bloom; // DT_GNU_HASH; null without one
    const tn_u32 *buckets;
    const tn_u32 *chains; // of DT_GNU_HASH: as if they began with symbol 0; of DT_HASH: indices of
                          // next symbols
    tn_u32 bloom_mask, bloom_shift, bucket_count;
    tn_u32 chain_first; // DT_GNU_HASH: lower symbols are not hashed
    size_t chain_limit;
    const tn_u16 *versym; // symbol_limit entries; null without versions
    struct tn_version *versions;
    size_t version_count;
    struct tn_dso *scope_next; // next object of the global scope
    bool global;               // is in the global scope
    bool symbolic;             // DT_SYMBOLIC: its own symbols come first

    // Memory.
    char *start; // of the mapping that holds all segments
    size_t size;
    const Elf64_Phdr *phdr;
    size_t phnum;
    char *relro;
    size_t relro_size;
    dev_t dev;
    ino_t ino;

    // Relocations.
    const Elf64_Rela *rela, *plt;
    size_t rela_count, plt_count;
    size_t relative_count; // how many of rela are RELATIVE and come first, as far as the file says
    const size_t *relr;
    size_t relr_size;
    bool deferred; // has relocations of the second pass: IRELATIVE, COPY, references to ifuncs
    bool pending;  // RTLD_LAZY: functions that nobody defined yet; looked up again when objects are
                   // added
    bool writable_text;

    // Dependencies.
    struct tn_dso **needed; // DT_NEEDED in order; not yet loaded ones are null
    size_t needed_count;
    struct tn_dso **bound; // further objects whose symbols it uses
    size_t bound_count, bound_room;
    struct tn_dso **group; // null-terminated breadth-first list of itself and all it needs, made
                           // when first asked for
    struct tn_dso *needed_by;
    const char *shortname; // the name without a slash under which it was searched
    const char *rpath;     // DT_RUNPATH or DT_RPATH, unexpanded
    size_t soname;         // offset in strings, 0 without one
    bool permanent;        // loaded at start, RTLD_NODELETE, DF_1_NODELETE
    unsigned opens;        // dlopen calls minus dlclose calls
    unsigned pins;         // destructors of thread-local objects that have yet to run
    unsigned mark;         // of the last walk over the graph that has seen it
    bool pie;              // DF_1_PIE: a program
    bool parsed;           // complete: belongs to the list
    bool closing;          // being unloaded: its destructors run

    // Constructors and destructors.
    size_t init, fini; // DT_INIT, DT_FINI, or 0
    const size_t *init_array, *fini_array, *preinit_array;
    size_t init_count, fini_count, preinit_count;
    int constructed;               // enum tn_construction; a futex
    struct __pthread *constructor; // the thread that runs them
    struct tn_dso *fini_next;      // the object constructed before it

    // Thread-local storage; tls.size is 0 without any.
    struct tn_tls_module tls;
    void *tls_blocks; // those of threads that lived when it was opened
    bool tls_live;    // threads have their blocks

    bool phdr_allocated; // phdr is a copy, because no segment has it
    char name[];
};

enum tn_construction { TN_UNCONSTRUCTED, TN_CONSTRUCTING, TN_CONSTRUCTED };

struct tn_ldso {
    struct tn_dso *head,
        *tail; // all objects in the order of loading, by map.l_next; the program is the first
    struct tn_dso *program, *libc;
    struct tn_dso *scope_tail; // the global scope begins with the program
    struct tn_dso *fini;       // all constructed objects, latest first
    const char *library_path;  // LD_LIBRARY_PATH or --library-path, or null
    const char *system_path;   // from /etc/ld-musl-$ARCH.path or the default; null until needed
    int argc;                  // of the program, for constructors
    char **argv;
    struct tn_dso **start_order; // objects loaded at start, in the order of construction
    size_t start_count;
    unsigned mark;
    unsigned long long adds,
        subs; // objects ever loaded and unloaded: caches of dl_iterate_phdr's users rely on them
    unsigned trace;  // LD_DEBUG: enum tn_trace
    size_t look_ups; // for the trace
    bool bind_now;   // LD_BIND_NOW
    bool command;    // the loader was run as a command, the program is its argument
    bool running;    // the program has begun: errors go to dlerror, memory comes from malloc
    bool failed;     // an error was reported while it had not
};
extern TN_HIDDEN struct tn_ldso tn_ldso;

// What LD_DEBUG may ask for, a list of these words: libs (what is searched, loaded, constructed and
// destroyed), symbols (which object defines what another needs), reloc (what is relocated),
// statistics (at the end of start-up), all. Lines on standard error; nothing with AT_SECURE.
enum tn_trace {
    TN_TRACE_LIBS = 1,
    TN_TRACE_SYMBOLS = 2,
    TN_TRACE_RELOC = 4,
    TN_TRACE_STATISTICS = 8,
};
// trace.c
TN_HIDDEN unsigned tn_ldso_trace_words(const char *list);
TN_HIDDEN void tn_ldso_trace_(const char *const *pieces);
TN_HIDDEN void tn_ldso_trace_statistics(void);
#define tn_ldso_trace(what, ...)                                         \
    do {                                                                 \
        if (tn_unlikely(tn_ldso.trace & (what)))                         \
            tn_ldso_trace_((const char *const[]){__VA_ARGS__, nullptr}); \
    } while (0)

static inline struct tn_dso *tn_dso_next(const struct tn_dso *d)
{
    return (struct tn_dso *)d->map.l_next;
}

// lock.c: recursive, so that callbacks of dl_iterate_phdr, constructors and destructors may use the
// loader.
TN_HIDDEN void tn_ldso_lock(void);
TN_HIDDEN void tn_ldso_unlock(void);

// memory.c: zeroed; null without memory (reported).
TN_HIDDEN void *tn_ldso_alloc(size_t);
TN_HIDDEN void tn_ldso_free(void *);

// error.c: reports the joined strings (the list ends with a null): to standard error before the
// program runs, as the text of dlerror after. Returns false.
TN_HIDDEN bool tn_ldso_fail_(const char *const *pieces);
#define tn_ldso_fail(...) tn_ldso_fail_((const char *const[]){__VA_ARGS__, nullptr})
// Decimal digits of n, in a buffer that the caller provides.
struct tn_digits {
    char text[21];
};
TN_HIDDEN const char *tn_ldso_decimal(struct tn_digits *, unsigned long n);
// "SYMBOL: symbol not found" and its kind.
TN_HIDDEN const char *tn_dso_name(const struct tn_dso *);

// search.c
// An opened ELF file of this machine.
struct tn_file {
    int fd;
    struct tn_dso *loaded; // the object that was made of it; if null the head is read
    struct stat stat;
    size_t head_size;
    alignas(Elf64_Ehdr) char head[960]; // its first bytes: enough for the program headers of nearly
                                        // all files
    char path[4096];
};
// Opens the library `name` as `by` needs it (null: the program's user does). Reports what is wrong.
TN_HIDDEN bool tn_ldso_open(struct tn_file *, const char *name, struct tn_dso *by);
// The same for the program that the loader, run as a command, is told to run: a path, and
// executables are welcome.
TN_HIDDEN bool tn_ldso_open_program(struct tn_file *, const char *path);

// map.c
// Maps a file as a new object, which belongs to no list yet.
TN_HIDDEN struct tn_dso *tn_dso_map(const struct tn_file *);
// Unmaps and frees an object that is in no list any more.
TN_HIDDEN void tn_dso_discard(struct tn_dso *);

// parse.c
// Fills in what program headers and dynamic section say; map.l_addr, start, size, phdr and phnum
// are set.
TN_HIDDEN bool tn_dso_parse(struct tn_dso *);
// The address of [vaddr, vaddr + size) if it lies inside one segment that may be read, or null.
TN_HIDDEN void *tn_dso_range(const struct tn_dso *, size_t vaddr, size_t size);
// True if the run-time address lies in an executable segment of the object: files must not make us
// jump anywhere else.
TN_HIDDEN bool tn_dso_executes(const struct tn_dso *, size_t address);
// Number of symbols in the table.
TN_HIDDEN size_t tn_dso_symbol_count(const struct tn_dso *);

// load.c
// The object that `name` means to `by` (null: to the program's user), mapped and parsed if it is
// new; null on error, and, with no_load, if it is not loaded.
TN_HIDDEN struct tn_dso *tn_ldso_load(const char *name, struct tn_dso *by, bool no_load);
// The object that was made of the file, or null.
TN_HIDDEN struct tn_dso *tn_ldso_loaded(const struct stat *);
// Loads what the objects from `first` to the end of the list need, breadth first.
TN_HIDDEN bool tn_ldso_load_needed(struct tn_dso *first);
TN_HIDDEN void tn_ldso_append(struct tn_dso *);
// The C library, in the list from now on.
TN_HIDDEN struct tn_dso *tn_ldso_libc(void);
TN_HIDDEN void tn_ldso_add_global(struct tn_dso *);
// True if the name stands for the C library whatever file might bear it.
TN_HIDDEN bool tn_ldso_means_libc(const char *name);
// The objects from `first` to the end of the list, each after what it needs; cycles are cut where a
// walk from `first` closes them. Allocated; null without memory.
TN_HIDDEN struct tn_dso **tn_ldso_sort(struct tn_dso *first, size_t *count);
// Breadth-first list, see struct tn_dso; null without memory.
TN_HIDDEN struct tn_dso **tn_dso_group(struct tn_dso *);

// lookup.c
struct tn_reference {
    const char *name;
    size_t length;
    tn_u32 gnu_hash;
    const char *version; // null: none asked for
    tn_u32 version_hash;
    bool no_plt; // ignore undefined symbols that have an address (the program's PLT entries)
};
struct tn_definition {
    struct tn_dso *dso;
    const Elf64_Sym *symbol; // null: not found
};
TN_HIDDEN struct tn_reference tn_reference_to(const char *name, const char *version);
TN_HIDDEN const Elf64_Sym *tn_dso_find(const struct tn_dso *, const struct tn_reference *);
// In the global scope from `from` on (null: nowhere), then in a null-terminated list (null: none);
// skips `except`.
TN_HIDDEN struct tn_definition tn_ldso_find(const struct tn_reference *, struct tn_dso *from,
                                            struct tn_dso *const *group,
                                            const struct tn_dso *except);
// The run-time address of a definition that is no TLS symbol; calls an ifunc's resolver. False,
// unreported, if the resolver does not lie in its object's code.
TN_HIDDEN bool tn_definition_address(struct tn_definition, size_t *address);
static inline bool tn_is_ifunc(const Elf64_Sym *s)
{
    return ELF64_ST_TYPE(s->st_info) == STT_GNU_IFUNC;
}

// load.c: notes that `user` uses a symbol of `used`, which must live as long; false without memory.
TN_HIDDEN bool tn_ldso_depend(struct tn_dso *user, struct tn_dso *used);

// relocate.c: both passes over the objects of a sorted list, then RELRO. `group` is the local
// scope. Unresolved functions are left for later if lazy.
TN_HIDDEN bool tn_ldso_relocate(struct tn_dso *const *objects, size_t count,
                                struct tn_dso *const *group, bool lazy);
TN_HIDDEN bool tn_ldso_relocate_deferred(struct tn_dso *const *objects, size_t count,
                                         struct tn_dso *const *group);
TN_HIDDEN bool tn_ldso_protect(struct tn_dso *const *objects, size_t count);
// Tries again to bind what lazily opened objects lack.
TN_HIDDEN void tn_ldso_retry_pending(void);

// tls.c
// Gives the TLS modules of newly opened objects blocks in all threads.
TN_HIDDEN bool tn_ldso_tls_open(struct tn_dso *const *objects, size_t count);
TN_HIDDEN void tn_ldso_tls_close(struct tn_dso *);
// Registers the module of a newly mapped object; at start it is fixed, later only if
// tn_ldso_tls_fix asks for it.
TN_HIDDEN bool tn_ldso_tls_add(struct tn_dso *);
TN_HIDDEN bool tn_ldso_tls_fix(struct tn_dso *);

// init.c
// True if all constructors and destructors of the relocated object are code of some object; reports
// which are not.
TN_HIDDEN bool tn_dso_check_functions(const struct tn_dso *);
TN_HIDDEN void tn_ldso_construct(struct tn_dso *const *objects, size_t count);
TN_HIDDEN void tn_dso_destruct(struct tn_dso *);

// dlsym.c: the object that has a segment at `address`, or null.
TN_HIDDEN struct tn_dso *tn_ldso_object_at(size_t address);

// dl_iterate_phdr.c: puts the vDSO, which start-up leaves alone, into the list.
TN_HIDDEN void tn_ldso_add_vdso(void);

// debug.c: tells debuggers that objects are about to change, and that they have changed.
TN_HIDDEN void tn_ldso_debug(int state);
TN_HIDDEN void tn_ldso_debug_start(size_t libc_bias);
