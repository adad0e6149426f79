// SPDX-License-Identifier: MIT
// Relocation, in two passes over all new objects, dependencies first. The first pass does
// everything that needs no code of an object to run. The second, when every object's data is in
// place and the thread pointer is final, does what does: IRELATIVE and references to ifuncs of
// objects (their resolvers may use anything), and COPY, because what is copied may have been
// waiting for those. References to the C library's own ifuncs are bound in the first pass; they are
// what nearly every object has, and that library is complete.
//
// Everything is bound at once. With RTLD_LAZY functions that nobody defines are left null, and
// looked up again whenever objects are added, unless they are read-only after relocation (-z now).
#include <sys/mman.h>

#include "base/bits.h"
#include "base/syscall.h"
#include "crt/relocate_self.h"
#include "ldso/arch.h"
#include "ldso/ldso.h"
#include <tenon/mem.h>
#include <tenon/string.h>

struct pass {
    struct tn_dso *dso;
    struct tn_dso *const *group; // the local scope
    bool second;                 // only what the first pass deferred
    bool lazy;
    bool retry; // only functions that are still null
    bool ok;
    // The segment of the last relocation: the next one is nearly always in it. At least 8 bytes.
    size_t low, length;
    // The last symbol looked up: linkers sort relocations by symbol.
    size_t cached_index;
    bool cached_no_plt;
    struct tn_definition cached;
};

// Names of LFS64, which the library has had and programs still import: without their 64 they are
// what the library has. Only for relocation, never for dlsym, and only after the look-up has
// failed.
static const char lfs64_names[] =
    "__fxstat64\0__fxstatat64\0__lxstat64\0__xstat64\0aio_cancel64\0aio_error64\0aio_fsync64\0aio_"
    "read64\0"
    "aio_return64\0aio_suspend64\0aio_"
    "write64\0alphasort64\0creat64\0fallocate64\0fgetpos64\0fopen64\0freopen64\0"
    "fseeko64\0fsetpos64\0fstat64\0fstatat64\0fstatfs64\0fstatvfs64\0ftello64\0ftruncate64\0ftw64\0"
    "getdents64\0"
    "getrlimit64\0glob64\0globfree64\0lio_"
    "listio64\0lockf64\0lseek64\0lstat64\0mkostemp64\0mkostemps64\0mkstemp64\0"
    "mkstemps64\0mmap64\0nftw64\0open64\0openat64\0posix_fadvise64\0posix_"
    "fallocate64\0pread64\0preadv64\0"
    "prlimit64\0pwrite64\0pwritev64\0readdir64\0readdir64_"
    "r\0scandir64\0sendfile64\0setrlimit64\0stat64\0statfs64\0"
    "statvfs64\0tmpfile64\0truncate64\0versionsort64\0";

static const Elf64_Sym *find_lfs64(const char *name)
{
    char plain[32];
    const char *p = lfs64_names;
    while (*p && tn_strcmp(p, name))
        p += tn_strlen(p) + 1;
    if (!*p)
        return nullptr;
    const char *digits = tn_strstr(name, "64");
    size_t before = (size_t)(digits - name);
    tn_memcpy(plain, name, before);
    tn_memcpy(plain + before, digits + 2, tn_strlen(digits + 2) + 1);
    struct tn_reference r = tn_reference_to(plain, nullptr);
    return tn_dso_find(tn_ldso.libc, &r);
}

static bool fail(struct pass *p, const char *what, const char *detail)
{
    p->ok = false;
    return tn_ldso_fail("Error relocating ", tn_dso_name(p->dso), ": ", what, ": ", detail);
}

// The version that the symbol at `index` asks for, or null.
static const char *version_of(const struct tn_dso *d, size_t index)
{
    unsigned v = d->versym ? d->versym[index] & 0x7fff : 0;
    return v >= 2 && v < d->version_count ? d->versions[v].name : nullptr;
}

// Finds the definition of the symbol at `index`. A null symbol means undefined, which is reported
// unless it is permitted.
static bool resolve(struct pass *p, size_t index, int type, bool may_wait,
                    struct tn_definition *def)
{
    struct tn_dso *d = p->dso;
    const bool no_plt = type == TN_REL_JUMP_SLOT;
    if (index == p->cached_index && no_plt == p->cached_no_plt && type != TN_REL_COPY) {
        *def = p->cached;
        return true;
    }
    if (index >= d->symbol_limit || d->symbols[index].st_name >= d->strings_size)
        return fail(p, "damaged file", "symbol index out of range");
    const Elf64_Sym *symbol = &d->symbols[index];
    const char *name = d->strings + symbol->st_name;
    if (ELF64_ST_BIND(symbol->st_info) == STB_LOCAL) {
        *def = (struct tn_definition){d, symbol};
        return true;
    }
    struct tn_reference r = tn_reference_to(name, version_of(d, index));
    r.no_plt = no_plt;
    *def = (struct tn_definition){};
    if (d->symbolic && type != TN_REL_COPY && (def->symbol = tn_dso_find(d, &r)))
        def->dso = d;
    if (!def->symbol)
        *def = tn_ldso_find(&r, tn_ldso.program, p->group, type == TN_REL_COPY ? d : nullptr);
    if (!def->symbol && (def->symbol = find_lfs64(name)))
        def->dso = tn_ldso.libc;
    if (!def->symbol && ELF64_ST_BIND(symbol->st_info) != STB_WEAK) {
        if (may_wait) {
            d->pending = true;
            return true;
        }
        return fail(p, name, "symbol not found");
    }
    tn_ldso.look_ups++;
    tn_ldso_trace(TN_TRACE_SYMBOLS, "symbol ", name, r.version ? "@" : "",
                  r.version ? r.version : "", ": ", tn_dso_name(d), " binds to ",
                  def->dso ? tn_dso_name(def->dso) : "nothing");
    if (def->dso && !tn_ldso_depend(d, def->dso))
        return p->ok = false;
    p->cached_index = index;
    p->cached_no_plt = no_plt;
    p->cached = *def;
    return true;
}

// True if [offset, offset + size) lies in a segment that may be written.
static bool writable(struct pass *p, size_t offset, size_t size)
{
    const struct tn_dso *d = p->dso;
    if (tn_likely(offset - p->low < p->length && size <= p->length - (offset - p->low)))
        return true;
    for (const Elf64_Phdr *h = d->phdr, *end = h + d->phnum; h < end; h++) {
        if (h->p_type != PT_LOAD || (!(h->p_flags & PF_W) && !d->writable_text))
            continue;
        if (offset - h->p_vaddr < h->p_memsz && size <= h->p_memsz - (offset - h->p_vaddr)) {
            p->low = h->p_vaddr;
            p->length = h->p_memsz;
            return true;
        }
    }
    return false;
}

// The word that a relocation at r_offset changes, `size` bytes in a segment that may be written;
// null after reporting.
static void *target(struct pass *p, size_t offset, size_t size)
{
    if (tn_likely(writable(p, offset, size)))
        return (void *)(p->dso->map.l_addr + offset);
    fail(p, "damaged file", "relocation outside the writable segments");
    return nullptr;
}

// Asks for private copies of the pages of [from, to), link-time addresses between which `words`
// words are about to change, in one call where that is cheaper than their faults (0.8 us a page
// instead of 1.3). Only advice: kernels before 5.14 refuse it.
static void populate(struct pass *p, size_t from, size_t to, size_t words)
{
    constexpr int POPULATE_WRITE = 23;
    constexpr size_t ENOUGH = 4; // pages
    const size_t page = tn_page_size();
    if (to <= from || to - from < ENOUGH * page || words < (to - from) / page ||
        !writable(p, from, to - from))
        return;
    from = tn_align_down(from, page);
    tn_sys(madvise, p->dso->map.l_addr + from, to - from, POPULATE_WRITE);
}

// The distance from the thread pointer to a variable, for initial-exec access; false after
// reporting.
static bool thread_offset(struct pass *p, struct tn_definition def, size_t addend, size_t *out)
{
    struct tn_dso *d = def.dso;
    if (!d->tls.size)
        return fail(p, "damaged file",
                    "thread-local symbol in an object without thread-local storage");
    if (!d->tls.fixed && !tn_ldso_tls_fix(d))
        return fail(p, tn_dso_name(d),
                    "initial-exec thread-local storage does not fit the room of running threads");
#ifdef __x86_64__
    *out = addend - d->tls.offset;
#else
    *out = addend + d->tls.offset;
#endif
    return true;
}

static bool relocate_tls(struct pass *p, int type, struct tn_definition def, size_t addend,
                         size_t *where)
{
    const size_t offset = addend + (def.symbol ? def.symbol->st_value : 0);
    if (!def.dso) { // an undefined weak variable has no address; code that tests for it must not
                    // crash here
        where[0] = type == TN_REL_TLSDESC ? (size_t)tn_tlsdesc_fixed : 0;
        if (type == TN_REL_TLSDESC)
            where[1] = 0;
        return true;
    }
    switch (type) {
    case TN_REL_DTPMOD:
        *where = def.dso->tls.id;
        return true;
    case TN_REL_DTPOFF:
        *where = offset - TN_DTV_BIAS;
        return true;
    case TN_REL_TPOFF:
        return thread_offset(p, def, offset, where);
    }
    if (def.dso->tls.fixed) {
        where[0] = (size_t)tn_tlsdesc_fixed;
        return thread_offset(p, def, offset, &where[1]);
    }
    if (offset >> TN_TLSDESC_OFFSET_BITS || !def.dso->tls.size)
        return fail(p, "damaged file", "thread-local offset out of range");
    where[0] = (size_t)tn_tlsdesc_later;
    where[1] = def.dso->tls.id << TN_TLSDESC_OFFSET_BITS | offset;
    return true;
}

static bool copy(struct pass *p, const Elf64_Sym *symbol, struct tn_definition def, void *where)
{
    const size_t size = symbol->st_size;
    const void *from = tn_dso_range(def.dso, def.symbol->st_value, size);
    if (!target(p, (size_t)where - p->dso->map.l_addr, size))
        return false;
    if (!from)
        return fail(p, p->dso->strings + symbol->st_name,
                    "copied symbol reaches beyond its object");
    tn_memcpy(where, from, size);
    return true;
}

// True for ifuncs but the library's own.
static bool needs_code(struct tn_definition def)
{
    return def.symbol && tn_is_ifunc(def.symbol) && def.dso != tn_ldso.libc;
}

// True if the relocation belongs to the other pass.
static bool is_for_later(struct pass *p, bool deferred)
{
    if (deferred == p->second || p->retry)
        return false;
    p->dso->deferred |= !p->second;
    return true;
}

// What nearly all relocations are: a word that takes an address.
static bool relocate_address(struct pass *p, const Elf64_Rela *rela, int type, size_t index)
{
    struct tn_dso *d = p->dso;
    struct tn_definition def = {};
    size_t value = 0, *where = target(p, rela->r_offset, sizeof *where);
    if (!where || (p->retry && (type != TN_REL_JUMP_SLOT || *where)))
        return where;
    // What RELRO protects cannot be bound later.
    const bool may_wait =
        p->lazy && type == TN_REL_JUMP_SLOT && (size_t)((char *)where - d->relro) >= d->relro_size;
    if (index && !resolve(p, index, type, may_wait, &def))
        return false;
    if (is_for_later(p, needs_code(def)))
        return true;
    if (def.symbol && !tn_definition_address(def, &value))
        return fail(p, "damaged file", "resolver outside its code");
    *where = value + rela->r_addend;
    return true;
}

// All other types.
static bool relocate_other(struct pass *p, const Elf64_Rela *rela, int type, size_t index)
{
    struct tn_dso *d = p->dso;
    const bool is_tls = type == TN_REL_DTPMOD || type == TN_REL_DTPOFF || type == TN_REL_TPOFF ||
                        type == TN_REL_TLSDESC;
    const size_t addend = rela->r_addend;
    struct tn_definition def = {index ? nullptr : d, nullptr};

    if (!type || p->retry)
        return true;
    size_t *where = target(p, rela->r_offset,
                           type == TN_REL_TLSDESC  ? 16
                           : type == TN_REL_NARROW ? 4
                                                   : 8);
    if (!where)
        return false;
    if (index && !resolve(p, index, type, false, &def))
        return false;
    if (is_for_later(p, type == TN_REL_COPY || type == TN_REL_IRELATIVE || needs_code(def)))
        return true;
    if (is_tls)
        return p->second || relocate_tls(p, type, def, addend, where);

    size_t value = 0;
    switch (type) {
    case TN_REL_IRELATIVE:
        if (!tn_dso_executes(d, d->map.l_addr + addend))
            return fail(p, "damaged file", "IRELATIVE resolver outside its code");
        *where = tn_call_resolver(d->map.l_addr + addend);
        return true;
    case TN_REL_COPY:
        return def.symbol ? copy(p, &d->symbols[index], def, where) : true;
    case TN_REL_NARROW:
        if (def.symbol && !tn_definition_address(def, &value))
            return fail(p, "damaged file", "resolver outside its code");
        value += addend - (size_t)where;
        if (value != (size_t)(tn_s32)value)
            return fail(p, d->strings + d->symbols[index].st_name,
                        "too far away for a 32-bit relocation");
        *(tn_s32 *)where = (tn_s32)value;
        return true;
    }
    struct tn_digits digits;
    return fail(p, "unsupported relocation type", tn_ldso_decimal(&digits, (unsigned)type));
}

static bool relocate_one(struct pass *p, const Elf64_Rela *rela)
{
    const int type = ELF64_R_TYPE(rela->r_info);
    const size_t index = ELF64_R_SYM(rela->r_info);
    if (tn_likely(type == TN_REL_ABSOLUTE || type == TN_REL_GLOB_DAT || type == TN_REL_JUMP_SLOT))
        return relocate_address(p, rela, type, index);
    return relocate_other(p, rela, type, index);
}

// The RELATIVE relocations from `rela` on, and the first one of another kind; null after reporting.
static const Elf64_Rela *relocate_relative(struct pass *p, const Elf64_Rela *rela,
                                           const Elf64_Rela *end)
{
    // In registers: the stores might change *p for all the compiler knows.
    const size_t base = p->dso->map.l_addr;
    while (rela < end && ELF64_R_TYPE(rela->r_info) == TN_REL_RELATIVE) {
        if (!target(p, rela->r_offset, sizeof(size_t)))
            return nullptr;
        const size_t low = p->low, last = p->length - sizeof(size_t);
        do {
            *(size_t *)(base + rela->r_offset) = base + rela->r_addend;
            rela++;
        } while (rela < end && ELF64_R_TYPE(rela->r_info) == TN_REL_RELATIVE &&
                 rela->r_offset - low <= last);
    }
    return rela;
}

// Linkers sort: RELATIVE relocations come first, by address, so that the ends tell enough; of the
// others, sorted by symbol, every one must be looked at.
static void populate_table(struct pass *p, const Elf64_Rela *rela, size_t count, size_t relative)
{
    size_t from = SIZE_MAX, to = 0;
    if (relative)
        populate(p, rela[0].r_offset, rela[relative - 1].r_offset, relative);
    for (const Elf64_Rela *r = rela + relative; r < rela + count; r++) {
        from = tn_min(from, (size_t)r->r_offset);
        to = tn_max(to, (size_t)r->r_offset);
    }
    populate(p, from, to, count - relative);
}

static void relocate_table(struct pass *p, const Elf64_Rela *rela, size_t count, size_t relative)
{
    const Elf64_Rela *end = rela + count;
    if (!p->second && !p->retry)
        populate_table(p, rela, count, relative);
    while (rela < end) {
        if (ELF64_R_TYPE(rela->r_info) != TN_REL_RELATIVE) {
            // At start all missing symbols are reported, later the first is enough.
            if (!relocate_one(p, rela) && tn_ldso.running)
                return;
            rela++;
        } else if (p->second || p->retry) {
            rela++;
        } else if (!(rela = relocate_relative(p, rela, end))) {
            return;
        }
    }
}

// What the packed form is about to change, as far as its extent tells.
static void populate_relr(struct pass *p)
{
    const size_t *relr = p->dso->relr, *end = relr + p->dso->relr_size / sizeof *relr;
    size_t next = 0, from = SIZE_MAX, to = 0;
    for (; relr < end; relr++) {
        next = *relr & 1 ? next + 63 * sizeof *relr : *relr;
        from = tn_min(from, next);
        to = tn_max(to, next);
    }
    populate(p, from, to, p->dso->relr_size / sizeof *relr);
}

// The packed form cannot be trusted either: each word it names must lie in a writable segment.
static void relocate_relr(struct pass *p)
{
    const size_t base = p->dso->map.l_addr;
    populate_relr(p);
    const size_t *relr = p->dso->relr, *end = relr + p->dso->relr_size / sizeof *relr;
    size_t next = 0;
    for (; relr < end; relr++) {
        size_t *where, bits = *relr >> 1;
        if (!(*relr & 1)) {
            if (!(where = target(p, *relr, sizeof *where)))
                return;
            *where += base;
            next = *relr + sizeof *where;
            continue;
        }
        if (bits && !(where = target(p, next, (64 - (size_t)tn_clz64(bits)) * sizeof *where)))
            return;
        for (; bits; bits >>= 1, where++)
            if (bits & 1)
                *where += base;
        next += 63 * sizeof *where;
    }
}

static bool set_text_protection(const struct tn_dso *d, int more)
{
    for (const Elf64_Phdr *h = d->phdr, *end = h + d->phnum; h < end; h++) {
        if (h->p_type != PT_LOAD || h->p_flags & PF_W)
            continue;
        size_t from = tn_align_down(d->map.l_addr + h->p_vaddr, tn_page_size());
        size_t to = tn_align_up(d->map.l_addr + h->p_vaddr + h->p_memsz, tn_page_size());
        int prot = (h->p_flags & PF_R ? PROT_READ : 0) | (h->p_flags & PF_X ? PROT_EXEC : 0) | more;
        long r = tn_sys(mprotect, from, to - from, prot);
        if (r)
            return tn_ldso_fail("Error relocating ", tn_dso_name(d),
                                ": text relocations: ", tn_strerror((int)-r));
    }
    return true;
}

static bool run(struct pass p)
{
    struct tn_dso *d = p.dso;
    p.ok = true;
    p.cached_index = SIZE_MAX;
    tn_ldso_trace(TN_TRACE_RELOC, p.second ? "relocating what calls code in " : "relocating ",
                  tn_dso_name(d));
    if (d->writable_text && !set_text_protection(d, PROT_WRITE))
        return false;
    if (!p.second && !p.retry && d != tn_ldso.libc)
        relocate_relr(&p);
    relocate_table(&p, d->rela, d->rela_count, d->relative_count);
    if (p.ok || !tn_ldso.running)
        relocate_table(&p, d->plt, d->plt_count, 0);
    if (d->writable_text && !set_text_protection(d, 0))
        return false;
    return p.ok;
}

// The C library has relocated itself as if alone. What remains is what others may replace: symbols
// of its dynamic list that an object before it in the global scope defines.
static bool relocate_libc(void)
{
    struct tn_dso *libc = tn_ldso.libc;
    struct pass p = {.dso = libc, .ok = true};
    for (int t = 0; t < 2; t++) {
        const Elf64_Rela *rela = t ? libc->plt : libc->rela;
        for (size_t n = t ? libc->plt_count : libc->rela_count; n; n--, rela++) {
            const size_t index = ELF64_R_SYM(rela->r_info);
            const int type = ELF64_R_TYPE(rela->r_info);
            if (!index)
                continue;
            struct tn_reference r =
                tn_reference_to(libc->strings + libc->symbols[index].st_name, nullptr);
            r.no_plt = type == TN_REL_JUMP_SLOT;
            for (struct tn_dso *d = tn_ldso.program; d && d != libc; d = d->scope_next) {
                const Elf64_Sym *s = tn_dso_find(d, &r);
                if (s) {
                    size_t *where = target(&p, rela->r_offset, sizeof *where);
                    size_t value;
                    if (!tn_definition_address((struct tn_definition){d, s}, &value))
                        return fail(&p, "damaged file", "resolver outside its code");
                    *where = value + rela->r_addend;
                    break;
                }
            }
        }
    }
    return p.ok;
}

bool tn_ldso_relocate(struct tn_dso *const *objects, size_t count, struct tn_dso *const *group,
                      bool lazy)
{
    bool all = true;
    for (size_t i = 0; i < count && (all || !tn_ldso.running); i++) {
        struct tn_dso *d = objects[i];
        all &= d == tn_ldso.libc ? relocate_libc()
                                 : run((struct pass){.dso = d, .group = group, .lazy = lazy});
    }
    return all;
}

bool tn_ldso_relocate_deferred(struct tn_dso *const *objects, size_t count,
                               struct tn_dso *const *group)
{
    bool all = true;
    for (size_t i = 0; i < count && (all || !tn_ldso.running); i++)
        if (objects[i]->deferred)
            all &=
                run((struct pass){.dso = objects[i], .group = group, .second = true, .lazy = true});
    return all;
}

bool tn_ldso_protect(struct tn_dso *const *objects, size_t count)
{
    bool all = true;
    for (size_t i = 0; i < count; i++) {
        struct tn_dso *d = objects[i];
        all &= tn_dso_check_functions(d);
        long r = d->relro_size ? tn_sys(mprotect, d->relro, d->relro_size, PROT_READ) : 0;
        if (r)
            all = tn_ldso_fail("Error relocating ", tn_dso_name(d),
                               ": RELRO protection failed: ", tn_strerror((int)-r));
    }
    return all;
}

void tn_ldso_retry_pending(void)
{
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d)) {
        if (!d->pending)
            continue;
        d->pending = false; // set again by what is still missing
        run((struct pass){.dso = d, .group = tn_dso_group(d), .retry = true, .lazy = true});
    }
}
