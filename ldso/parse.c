// SPDX-License-Identifier: MIT
// Reads program headers and the dynamic section of a mapped object. The file is not trusted:
// whatever address it names is checked to lie inside one of its segments, once, here, so that
// look-ups and relocation need only compare indices with limits. An object that passes may still be
// wrong, but reading it does not crash the loader.
#include "ldso/ldso.h"

#include "crt/start.h"

// The segment that holds [vaddr, vaddr + size), in its file part if in_file.
static const Elf64_Phdr *segment_of(const struct tn_dso *d, size_t vaddr, size_t size, bool in_file)
{
    for (const Elf64_Phdr *p = d->phdr, *end = p + d->phnum; p < end; p++) {
        const size_t offset = vaddr - p->p_vaddr, length = in_file ? p->p_filesz : p->p_memsz;
        if (p->p_type == PT_LOAD && p->p_flags & PF_R && offset < length && size <= length - offset)
            return p;
    }
    return nullptr;
}

void *tn_dso_range(const struct tn_dso *d, size_t vaddr, size_t size)
{
    return segment_of(d, vaddr, size, false) ? (void *)(d->map.l_addr + vaddr) : nullptr;
}

bool tn_dso_executes(const struct tn_dso *d, size_t address)
{
    for (const Elf64_Phdr *p = d->phdr, *end = p + d->phnum; p < end; p++)
        if (p->p_type == PT_LOAD && p->p_flags & PF_X &&
            address - d->map.l_addr - p->p_vaddr < p->p_memsz)
            return true;
    return false;
}

// Tables: in the file, because what follows it is zeroes without end. *room, if asked for, is how
// much of the file part there is from vaddr on.
static void *table_at(const struct tn_dso *d, size_t vaddr, size_t size, size_t *room)
{
    const Elf64_Phdr *p = segment_of(d, vaddr, size, true);
    if (p && room)
        *room = p->p_filesz - (vaddr - p->p_vaddr);
    return p ? (void *)(d->map.l_addr + vaddr) : nullptr;
}

// What the dynamic section says, by tag.
struct dynamic {
    size_t hash, gnu_hash, symtab, strtab, strsz, versym, verdef, verdefnum, verneed, verneednum;
    size_t rela, relasz, relaent, relacount, jmprel, pltrelsz, pltrel, relr, relrsz, rel;
    size_t init, fini, init_array, init_arraysz, fini_array, fini_arraysz, preinit_array,
        preinit_arraysz;
    size_t soname, rpath, runpath, flags, flags_1, needed;
    bool symbolic, textrel;
};

static bool damaged(const struct tn_dso *d, const char *what)
{
    return tn_ldso_fail("Error loading shared library ", tn_dso_name(d), ": damaged file: ", what);
}

static void read_dynamic(const Elf64_Dyn *dyn, size_t count, struct dynamic *t)
{
    for (; count && dyn->d_tag != DT_NULL; dyn++, count--) {
        size_t v = dyn->d_un.d_val;
        switch (dyn->d_tag) {
        case DT_NEEDED:
            t->needed++;
            break;
        case DT_HASH:
            t->hash = v;
            break;
        case DT_GNU_HASH:
            t->gnu_hash = v;
            break;
        case DT_SYMTAB:
            t->symtab = v;
            break;
        case DT_STRTAB:
            t->strtab = v;
            break;
        case DT_STRSZ:
            t->strsz = v;
            break;
        case DT_VERSYM:
            t->versym = v;
            break;
        case DT_VERDEF:
            t->verdef = v;
            break;
        case DT_VERDEFNUM:
            t->verdefnum = v;
            break;
        case DT_VERNEED:
            t->verneed = v;
            break;
        case DT_VERNEEDNUM:
            t->verneednum = v;
            break;
        case DT_RELA:
            t->rela = v;
            break;
        case DT_RELASZ:
            t->relasz = v;
            break;
        case DT_RELAENT:
            t->relaent = v;
            break;
        case DT_RELACOUNT:
            t->relacount = v;
            break;
        case DT_REL:
            t->rel = v;
            break;
        case DT_JMPREL:
            t->jmprel = v;
            break;
        case DT_PLTRELSZ:
            t->pltrelsz = v;
            break;
        case DT_PLTREL:
            t->pltrel = v;
            break;
        case DT_RELR:
            t->relr = v;
            break;
        case DT_RELRSZ:
            t->relrsz = v;
            break;
        case DT_INIT:
            t->init = v;
            break;
        case DT_FINI:
            t->fini = v;
            break;
        case DT_INIT_ARRAY:
            t->init_array = v;
            break;
        case DT_INIT_ARRAYSZ:
            t->init_arraysz = v;
            break;
        case DT_FINI_ARRAY:
            t->fini_array = v;
            break;
        case DT_FINI_ARRAYSZ:
            t->fini_arraysz = v;
            break;
        case DT_PREINIT_ARRAY:
            t->preinit_array = v;
            break;
        case DT_PREINIT_ARRAYSZ:
            t->preinit_arraysz = v;
            break;
        case DT_SONAME:
            t->soname = v;
            break;
        case DT_RPATH:
            t->rpath = v;
            break;
        case DT_RUNPATH:
            t->runpath = v;
            break;
        case DT_FLAGS:
            t->flags = v;
            break;
        case DT_FLAGS_1:
            t->flags_1 = v;
            break;
        case DT_SYMBOLIC:
            t->symbolic = true;
            break;
        case DT_TEXTREL:
            t->textrel = true;
            break;
        }
    }
}

// A table of whole elements; empty tables need no address. False if it lies outside the segments.
static bool table(const struct tn_dso *d, size_t vaddr, size_t size, size_t element,
                  const void *out, size_t *count)
{
    void *at = nullptr;
    if (size && (size % element || !(at = table_at(d, vaddr, size, nullptr))))
        return false;
    *(void **)out = at;
    *count = size / element;
    return true;
}

static bool parse_gnu_hash(struct tn_dso *d, size_t vaddr)
{
    size_t room;
    const tn_u32 *h = table_at(d, vaddr, 4 * sizeof *h, &room);
    if (!h)
        return false;
    room -= 4 * sizeof *h;
    size_t bloom_words = h[2];
    // The number of filter words is a power of two.
    if (!h[0] || !bloom_words || bloom_words & (bloom_words - 1) || h[3] >= 8 * sizeof(size_t) ||
        bloom_words > room / sizeof(size_t) ||
        h[0] > (room - bloom_words * sizeof(size_t)) / sizeof *h)
        return false;
    d->bucket_count = h[0];
    d->chain_first = h[1];
    d->bloom_mask = (tn_u32)bloom_words - 1;
    d->bloom_shift = h[3];
    d->bloom = (const size_t *)(h + 4);
    d->buckets = (const tn_u32 *)(d->bloom + bloom_words);
    d->chains = d->buckets + d->bucket_count;
    d->chain_limit =
        d->chain_first + (room - bloom_words * sizeof(size_t)) / sizeof *h - d->bucket_count;
    d->chains -= d->chain_first;
    return true;
}

static bool parse_sysv_hash(struct tn_dso *d, size_t vaddr)
{
    size_t room;
    const tn_u32 *h = table_at(d, vaddr, 2 * sizeof *h, &room);
    if (!h || !h[0])
        return false;
    room = room / sizeof *h - 2;
    if (h[0] > room || h[1] > room - h[0])
        return false;
    d->bucket_count = h[0];
    d->buckets = h + 2;
    d->chains = d->buckets + d->bucket_count;
    d->chain_limit = h[1];
    return true;
}

// Calls each(context, index, name offset, hash) for every version that the two tables name.
typedef void each_version(struct tn_dso *, size_t index, size_t name, tn_u32 hash);
static bool walk_versions(struct tn_dso *d, const struct dynamic *t, each_version *each)
{
    size_t at = t->verdef;
    for (size_t n = t->verdefnum; n; n--) {
        const Elf64_Verdef *def = table_at(d, at, sizeof *def, nullptr);
        const Elf64_Verdaux *aux =
            def ? table_at(d, at + def->vd_aux, sizeof *aux, nullptr) : nullptr;
        if (!aux)
            return false;
        each(d, def->vd_ndx & 0x7fff, aux->vda_name, def->vd_hash);
        if (!def->vd_next)
            break;
        at += def->vd_next;
    }
    at = t->verneed;
    for (size_t n = t->verneednum; n; n--) {
        const Elf64_Verneed *need = table_at(d, at, sizeof *need, nullptr);
        if (!need)
            return false;
        size_t aux_at = at + need->vn_aux;
        for (size_t k = need->vn_cnt; k; k--) {
            const Elf64_Vernaux *aux = table_at(d, aux_at, sizeof *aux, nullptr);
            if (!aux)
                return false;
            each(d, aux->vna_other & 0x7fff, aux->vna_name, aux->vna_hash);
            aux_at += aux->vna_next;
        }
        if (!need->vn_next)
            break;
        at += need->vn_next;
    }
    return true;
}

static void count_version(struct tn_dso *d, size_t index, size_t, tn_u32)
{
    d->version_count = tn_max(d->version_count, index + 1);
}

static void keep_version(struct tn_dso *d, size_t index, size_t name, tn_u32 hash)
{
    if (name < d->strings_size)
        d->versions[index] = (struct tn_version){d->strings + name, hash};
}

static bool parse_versions(struct tn_dso *d, const struct dynamic *t)
{
    if (!t->versym)
        return true;
    size_t room;
    d->versym = table_at(d, t->versym, sizeof *d->versym, &room);
    if (!d->versym)
        return false;
    d->symbol_limit = tn_min(d->symbol_limit, room / sizeof *d->versym);
    if (!walk_versions(d, t, count_version))
        return false;
    if (d->version_count && !(d->versions = tn_ldso_alloc(d->version_count * sizeof *d->versions)))
        return false;
    return walk_versions(d, t, keep_version);
}

static bool parse_symbols(struct tn_dso *d, const struct dynamic *t)
{
    size_t room;
    if (!t->strsz || !(d->strings = table_at(d, t->strtab, t->strsz, nullptr)) ||
        d->strings[t->strsz - 1])
        return damaged(d, "string table");
    d->strings_size = t->strsz;
    if (!(d->symbols = table_at(d, t->symtab, sizeof *d->symbols, &room)))
        return damaged(d, "symbol table");
    d->symbol_limit = room / sizeof *d->symbols;
    if (t->gnu_hash ? !parse_gnu_hash(d, t->gnu_hash) : t->hash && !parse_sysv_hash(d, t->hash))
        return damaged(d, "hash table");
    if (!parse_versions(d, t))
        return damaged(d, "version tables");
    return true;
}

static bool parse_relocations(struct tn_dso *d, const struct dynamic *t)
{
    size_t relr_count;
    if (t->rel || (t->pltrelsz && t->pltrel != DT_RELA) ||
        (t->relasz && t->relaent && t->relaent != sizeof(Elf64_Rela)))
        return damaged(d, "relocations of a kind that this machine does not use");
    if (!table(d, t->rela, t->relasz, sizeof *d->rela, &d->rela, &d->rela_count) ||
        !table(d, t->jmprel, t->pltrelsz, sizeof *d->plt, &d->plt, &d->plt_count) ||
        !table(d, t->relr, t->relrsz, sizeof *d->relr, &d->relr, &relr_count))
        return damaged(d, "relocation tables");
    d->relr_size = t->relrsz;
    // GNU ld may count the PLT's relocations in DT_RELASZ as well; once is enough.
    if (d->plt_count && d->plt >= d->rela && d->plt + d->plt_count == d->rela + d->rela_count)
        d->rela_count -= d->plt_count;
    d->relative_count = tn_min(t->relacount, d->rela_count);
    return true;
}

static bool parse_tls(struct tn_dso *d, const Elf64_Phdr *p)
{
    size_t align = tn_max(p->p_align, (Elf64_Xword)1);
    if (align & (align - 1) || p->p_filesz > p->p_memsz || p->p_memsz > PTRDIFF_MAX / 2 ||
        align > PTRDIFF_MAX / 2 || (p->p_filesz && !table_at(d, p->p_vaddr, p->p_filesz, nullptr)))
        return damaged(d, "thread-local storage");
    d->tls = (struct tn_tls_module){
        .image = (const void *)(d->map.l_addr + p->p_vaddr),
        .image_size = p->p_filesz,
        .size = p->p_memsz,
        .align = align,
        .skew = p->p_vaddr & (align - 1),
    };
    return true;
}

static bool parse_relro(struct tn_dso *d, const Elf64_Phdr *p)
{
    size_t from = tn_align_down(d->map.l_addr + p->p_vaddr, tn_page_size());
    size_t to = tn_align_down(d->map.l_addr + p->p_vaddr + p->p_memsz, tn_page_size());
    if (from < (size_t)d->start || to < from || to - (size_t)d->start > d->size)
        return damaged(d, "read-only range outside its segments");
    d->relro = (char *)from;
    d->relro_size = to - from;
    return true;
}

bool tn_dso_parse(struct tn_dso *d)
{
    struct dynamic t = {};
    const Elf64_Phdr *dynamic = nullptr;
    for (const Elf64_Phdr *p = d->phdr, *end = p + d->phnum; p < end; p++) {
        switch (p->p_type) {
        case PT_DYNAMIC:
            dynamic = p;
            break;
        case PT_TLS:
            if (p->p_memsz && !parse_tls(d, p))
                return false;
            break;
        case PT_GNU_RELRO:
            if (!parse_relro(d, p))
                return false;
            break;
        case PT_GNU_STACK:
            if (!tn_ldso.running)
                tn_process.stack_wanted = tn_max(tn_process.stack_wanted, (size_t)p->p_memsz);
            break;
        }
    }
    if (!dynamic)
        return d == tn_ldso.program || damaged(d, "no dynamic section");
    d->map.l_ld = table_at(d, dynamic->p_vaddr, dynamic->p_memsz, nullptr);
    if (!d->map.l_ld || dynamic->p_memsz < sizeof *d->map.l_ld)
        return damaged(d, "dynamic section");
    const size_t dynamic_count = dynamic->p_memsz / sizeof *d->map.l_ld;
    read_dynamic(d->map.l_ld, dynamic_count, &t);

    if (t.symtab || t.strtab || t.hash || t.gnu_hash)
        if (!parse_symbols(d, &t))
            return false;
    if (!parse_relocations(d, &t))
        return false;
    if (!table(d, t.init_array, t.init_arraysz, sizeof(size_t), &d->init_array, &d->init_count) ||
        !table(d, t.fini_array, t.fini_arraysz, sizeof(size_t), &d->fini_array, &d->fini_count) ||
        !table(d, t.preinit_array, t.preinit_arraysz, sizeof(size_t), &d->preinit_array,
               &d->preinit_count))
        return damaged(d, "constructor tables");
    if (TN_RUN_DT_INIT) {
        d->init = t.init ? d->map.l_addr + t.init : 0;
        d->fini = t.fini ? d->map.l_addr + t.fini : 0;
        if ((d->init && !tn_dso_executes(d, d->init)) || (d->fini && !tn_dso_executes(d, d->fini)))
            return damaged(d, "DT_INIT or DT_FINI outside its code");
    }
    d->soname = t.soname < d->strings_size ? t.soname : 0;
    size_t rpath = t.runpath ? t.runpath : t.rpath;
    if (rpath && rpath < d->strings_size)
        d->rpath = d->strings + rpath;
    d->symbolic = t.symbolic || t.flags & DF_SYMBOLIC;
    d->writable_text = t.textrel || t.flags & DF_TEXTREL;
    d->pie = t.flags_1 & DF_1_PIE;
    if (t.flags_1 & DF_1_NODELETE)
        d->permanent = true;

    if (t.needed) {
        if (!(d->needed = tn_ldso_alloc(t.needed * sizeof *d->needed)))
            return false;
        d->needed_count = t.needed;
    }
    return true;
}

size_t tn_dso_symbol_count(const struct tn_dso *d)
{
    if (!d->buckets)
        return 0;
    if (!d->bloom)
        return tn_min(d->chain_limit, d->symbol_limit);
    // The GNU table does not say: the last symbol ends the chain of the highest bucket.
    size_t last = 0;
    for (size_t i = 0; i < d->bucket_count; i++)
        last = tn_max(last, d->buckets[i]);
    if (last < d->chain_first)
        return tn_min((size_t)d->chain_first, d->symbol_limit);
    while (last < d->chain_limit && !(d->chains[last] & 1))
        last++;
    return tn_min(last + 1, d->symbol_limit);
}
