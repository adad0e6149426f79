// SPDX-License-Identifier: MIT
// Symbol look-up through DT_GNU_HASH or DT_HASH (gABI, "Hash Table"; the GNU table: a Bloom filter
// of two bits per symbol, buckets of symbols sorted by bucket, and chains of hash values whose low
// bit ends a chain).
//
// Versions: a reference that asks for a version gets a definition of that version, hidden ones
// included, or one from an object without versions; failing both, what it would get without asking,
// because musl-linked programs rely on versions being ignored. A reference that asks for none gets
// no hidden definition.
#include "ldso/ldso.h"
#include <tenon/mem.h>
#include <tenon/string.h>

static tn_u32 sysv_hash(const char *s)
{
    tn_u32 h = 0;
    for (; *s; s++) {
        h = 16 * h + (unsigned char)*s;
        h ^= h >> 24 & 0xf0;
    }
    return h & 0xfffffff;
}

// h = 33 h + c for every character, four at a step: the multiplications of a step do not wait for
// one another.
static tn_u32 gnu_hash(const unsigned char *s, size_t length)
{
    tn_u32 h = 5381;
    for (; length >= 4; s += 4, length -= 4)
        h = 33 * 33 * 33 * 33 * h + (33 * 33 * 33 * s[0] + 33 * 33 * s[1] + 33 * s[2] + s[3]);
    for (; length; s++, length--)
        h = 33 * h + *s;
    return h;
}

struct tn_reference tn_reference_to(const char *name, const char *version)
{
    const size_t length = tn_strlen(name);
    struct tn_reference r = {.name = name,
                             .length = length,
                             .gnu_hash = gnu_hash((const unsigned char *)name, length),
                             .version = version};
    if (version)
        r.version_hash = sysv_hash(version);
    return r;
}

static bool is_definition(const Elf64_Sym *s, const struct tn_reference *r)
{
    constexpr unsigned TYPES = 1 << STT_NOTYPE | 1 << STT_OBJECT | 1 << STT_FUNC | 1 << STT_COMMON |
                               1 << STT_TLS | 1 << STT_GNU_IFUNC;
    constexpr unsigned BINDINGS = 1 << STB_GLOBAL | 1 << STB_WEAK | 1 << STB_GNU_UNIQUE;
    const unsigned type = ELF64_ST_TYPE(s->st_info);
    if (!(TYPES >> type & 1) || !(BINDINGS >> ELF64_ST_BIND(s->st_info) & 1))
        return false;
    if (s->st_shndx == SHN_UNDEF)
        // An executable at fixed addresses gives a function of another object the address of its
        // own PLT entry, which all pointers to the function must have; calls go to the function
        // itself.
        return s->st_value && type == STT_FUNC && !r->no_plt;
    return s->st_value || type == STT_TLS || s->st_shndx == SHN_ABS;
}

static bool version_fits(const struct tn_dso *d, size_t index, const struct tn_reference *r)
{
    constexpr unsigned HIDDEN = 0x8000;
    if (!d->versym)
        return true;
    const unsigned v = d->versym[index], number = v & ~HIDDEN;
    if (!r->version)
        return !(v & HIDDEN);
    if (number < 2) // an unversioned symbol of an object that has versions
        return number == 1 && !(v & HIDDEN);
    return number < d->version_count && d->versions[number].name &&
           d->versions[number].hash == r->version_hash &&
           !tn_strcmp(d->versions[number].name, r->version);
}

static bool fits(const struct tn_dso *d, size_t index, const struct tn_reference *r)
{
    if (index >= d->symbol_limit)
        return false;
    const Elf64_Sym *s = &d->symbols[index];
    return s->st_name < d->strings_size && d->strings_size - s->st_name > r->length &&
           !tn_memcmp(d->strings + s->st_name, r->name, r->length + 1) && is_definition(s, r) &&
           version_fits(d, index, r);
}

const Elf64_Sym *tn_dso_find(const struct tn_dso *d, const struct tn_reference *r)
{
    constexpr unsigned BITS = 8 * sizeof(size_t);
    if (d->bloom) {
        const size_t word = d->bloom[r->gnu_hash / BITS & d->bloom_mask];
        if (!(word >> (r->gnu_hash % BITS) & word >> ((r->gnu_hash >> d->bloom_shift) % BITS) & 1))
            return nullptr;
        for (size_t i = d->buckets[r->gnu_hash % d->bucket_count];
             i >= d->chain_first && i && i < d->chain_limit; i++) {
            if ((d->chains[i] ^ r->gnu_hash) < 2 && fits(d, i, r))
                return &d->symbols[i];
            if (d->chains[i] & 1)
                break;
        }
    } else if (d->buckets) {
        // A chain that visits more symbols than there are is a circle.
        size_t steps = d->chain_limit;
        for (size_t i = d->buckets[sysv_hash(r->name) % d->bucket_count];
             i && i < d->chain_limit && steps; i = d->chains[i], steps--)
            if (fits(d, i, r))
                return &d->symbols[i];
    }
    return nullptr;
}

static struct tn_definition find(const struct tn_reference *r, struct tn_dso *from,
                                 struct tn_dso *const *group, const struct tn_dso *except)
{
    for (struct tn_dso *d = from; d; d = d->scope_next) {
        const Elf64_Sym *s = d == except ? nullptr : tn_dso_find(d, r);
        if (s)
            return (struct tn_definition){d, s};
    }
    for (; group && *group; group++) {
        const Elf64_Sym *s = *group == except ? nullptr : tn_dso_find(*group, r);
        if (s)
            return (struct tn_definition){*group, s};
    }
    return (struct tn_definition){};
}

struct tn_definition tn_ldso_find(const struct tn_reference *r, struct tn_dso *from,
                                  struct tn_dso *const *group, const struct tn_dso *except)
{
    struct tn_definition def = find(r, from, group, except);
    if (!def.symbol && r->version) {
        struct tn_reference any = *r;
        any.version = nullptr;
        def = find(&any, from, group, except);
    }
    return def;
}

bool tn_definition_address(struct tn_definition def, size_t *address)
{
    // SHN_ABS values are no addresses: they do not move with the object.
    size_t at = def.symbol->st_value + (def.symbol->st_shndx == SHN_ABS ? 0 : def.dso->map.l_addr);
    if (tn_is_ifunc(def.symbol)) {
        if (!tn_dso_executes(def.dso, at))
            return false;
        at = tn_call_resolver(at);
    }
    *address = at;
    return true;
}
