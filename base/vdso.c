// SPDX-License-Identifier: MIT
// Reading the vDSO: a small ELF shared object of which only the dynamic section, its symbol and
// string tables and a hash table (for the number of symbols) matter. All of it lies in the one
// PT_LOAD that starts at file offset 0. Every offset is checked against that segment, because
// checkpointing tools and emulators put images of their own there.
#include "base/vdso.h"

#include "base/bits.h"
#include "base/port/port.h"
#include "base/process.h"

// ELF-64, System V gABI.
struct ehdr {
    unsigned char ident[16];
    tn_u16 type, machine;
    tn_u32 version;
    tn_u64 entry, phoff, shoff;
    tn_u32 flags;
    tn_u16 ehsize, phentsize, phnum, shentsize, shnum, shstrndx;
};
struct phdr {
    tn_u32 type, flags;
    tn_u64 offset, vaddr, paddr, filesz, memsz, align;
};
struct dyn {
    tn_u64 tag, value;
};
struct sym {
    tn_u32 name;
    unsigned char info, other;
    tn_u16 shndx;
    tn_u64 value, size;
};
constexpr tn_u32 PT_LOAD = 1, PT_DYNAMIC = 2;
constexpr tn_u64 DT_HASH = 4, DT_STRTAB = 5, DT_SYMTAB = 6, DT_STRSZ = 10, DT_GNU_HASH = 0x6ffffef5;

// The loaded segment. Addresses in the image are relative to bias; [vaddr, vaddr + size) is
// readable.
struct image {
    const char *start;
    tn_u64 vaddr, size;
};

// n objects of `each` bytes at address a of the image, or null if they are not inside it.
static const void *at(const struct image *m, tn_u64 a, tn_u64 n, tn_u64 each)
{
    const tn_u64 from = a - m->vaddr; // wraps to something large below vaddr
    const tn_u64 align = tn_min(each & -each, (tn_u64)8);
    if (from > m->size || from % align || n > (m->size - from) / each)
        return nullptr;
    return m->start + from;
}

// Whether the string at offset `name` of the table is prefix followed by rest.
static bool is_named(const char *table, tn_u64 size, tn_u64 name, const char *prefix,
                     const char *rest)
{
    for (; *prefix; prefix++, name++)
        if (name >= size || table[name] != *prefix)
            return false;
    for (;; rest++, name++) {
        if (name >= size || table[name] != *rest)
            return false;
        if (!*rest)
            return true;
    }
}

static tn_u64 gnu_hash_symbols(const struct image *m, tn_u64 a)
{
    const tn_u32 *h = at(m, a, 4, 4); // buckets, first symbol, bloom words, shift
    if (!h)
        return 0;
    const tn_u64 buckets = h[0], first = h[1], bloom = h[2];
    const tn_u32 *bucket = at(m, a + 16 + bloom * 8, buckets, 4);
    tn_u64 last = 0;
    if (!bucket)
        return 0;
    for (tn_u64 i = 0; i < buckets; i++)
        last = tn_max(last, (tn_u64)bucket[i]);
    if (last < first)
        return 0;
    // The chain of the last bucket ends, with a word whose low bit is set, at the last symbol.
    const tn_u64 chains = a + 16 + bloom * 8 + buckets * 4;
    for (;; last++) {
        const tn_u32 *word = at(m, chains + (last - first) * 4, 1, 4);
        if (!word)
            return 0;
        if (*word & 1)
            return last + 1;
    }
}

void *tn_vdso_find(const void *start, const char *name)
{
    // The kernel maps whole pages, so the first 4096 bytes can be read before the segment's size is
    // known.
    const struct ehdr *e = start;
    if (tn_load_u32(e->ident) != tn_load_u32("\177ELF") || e->ident[4] != 2 ||
        e->phentsize != sizeof(struct phdr))
        return nullptr;
    const struct image head = {start, 0, 4096};
    const struct phdr *ph = at(&head, e->phoff, e->phnum, sizeof *ph);
    struct image m = {start, 0, 0};
    tn_u64 dynamic = 0, dynamic_size = 0;
    if (!ph)
        return nullptr;
    for (unsigned i = 0; i < e->phnum; i++) {
        if (ph[i].type == PT_LOAD && !m.size && ph[i].offset == 0) {
            m.vaddr = ph[i].vaddr;
            m.size = ph[i].memsz;
        } else if (ph[i].type == PT_DYNAMIC) {
            dynamic = ph[i].vaddr;
            dynamic_size = ph[i].memsz;
        }
    }
    const struct dyn *d =
        dynamic_size ? at(&m, dynamic, dynamic_size / sizeof *d, sizeof *d) : nullptr;
    if (!d)
        return nullptr;

    tn_u64 hash = 0, gnu_hash = 0, strings_at = 0, strings_size = 0, symbols_at = 0;
    for (tn_u64 i = 0; i < dynamic_size / sizeof *d && d[i].tag; i++) {
        switch (d[i].tag) {
        case DT_HASH:
            hash = d[i].value;
            break;
        case DT_GNU_HASH:
            gnu_hash = d[i].value;
            break;
        case DT_STRTAB:
            strings_at = d[i].value;
            break;
        case DT_STRSZ:
            strings_size = d[i].value;
            break;
        case DT_SYMTAB:
            symbols_at = d[i].value;
            break;
        }
    }
    tn_u64 count = 0;
    const tn_u32 *h = hash ? at(&m, hash, 2, 4) : nullptr;
    if (h)
        count = h[1]; // the chain has an entry per symbol
    else if (gnu_hash)
        count = gnu_hash_symbols(&m, gnu_hash);
    const struct sym *s = at(&m, symbols_at, count, sizeof *s);
    if (!s || strings_at - m.vaddr > m.size || strings_size > m.size - (strings_at - m.vaddr))
        return nullptr;
    const char *strings = m.start + (strings_at - m.vaddr);

    for (tn_u64 i = 0; i < count; i++) {
        const bool function = (s[i].info & 15) == 2 && s[i].shndx; // STT_FUNC, defined
        if (function && s[i].value - m.vaddr < m.size &&
            (is_named(strings, strings_size, s[i].name, "__vdso_", name) ||
             is_named(strings, strings_size, s[i].name, "__kernel_", name)))
            return (void *)(m.start + (s[i].value - m.vaddr));
    }
    return nullptr;
}

#ifdef TN_HOSTED
unsigned long getauxval(unsigned long); // glibc's and musl's
static const void *image(void)
{
    constexpr unsigned long AT_SYSINFO_EHDR = 33;
    return (const void *)getauxval(AT_SYSINFO_EHDR);
}
#else
static const void *image(void) { return tn_process.vdso; }
#endif

TN_PORT void *tn_vdso_resolve(tn_vdso_function *cache, const char *name)
{
    void *f = image() ? tn_vdso_find(image(), name) : nullptr;
    tn_store_relaxed(cache, f ? f : (void *)TN_VDSO_NONE);
    return f;
}
