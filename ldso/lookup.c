// SPDX-License-Identifier: MIT
// Symbol look-up through DT_GNU_HASH or DT_HASH (gABI, "Hash Table"; the GNU table: a Bloom filter
// of two bits per symbol, buckets of symbols sorted by bucket, and chains of hash values whose low
// bit ends a chain).
//
// Versions: a reference that asks for a version gets a definition of that version, hidden ones
// included, or one from an object without versions; failing both, what it would get without asking,
// because musl-linked programs rely on versions being ignored. A reference that asks for none gets
// no hidden definition.
#include "base/bits.h"
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

// What eight characters add, the lowest byte first: sum of c[i] 33^(7 - i). Neighbours are joined
// in their words' halves, which have room for it: 255 * 34 < 2^16, 255 * 34 * 1090 < 2^32.
static tn_u32 gnu_hash_word(tn_word w)
{
    constexpr tn_word BYTES = ~(tn_word)0 / 257, HALVES = ~(tn_word)0 / 65537;
    w = (w & BYTES) * 33 + (w >> 8 & BYTES);
    w = (w & HALVES) * (33 * 33) + (w >> 16 & HALVES);
    return (tn_u32)w * (33 * 33 * 33 * 33) + (tn_u32)(w >> 32);
}

// h = 33 h + c for every character, from 5381 on.
static tn_u32 gnu_hash(const char *s, size_t length)
{
    constexpr tn_u32 P4 = 33 * 33 * 33 * 33;
    static const tn_u32 power[] = {1,       33,           33 * 33,           33 * 33 * 33, P4,
                                   P4 * 33, P4 * 33 * 33, P4 * 33 * 33 * 33, P4 * P4};
    tn_u32 h = 5381;
    const char *end = s + length;
    if (length < 8) {
        for (; s < end; s++)
            h = 33 * h + (unsigned char)*s;
        return h;
    }
    for (; end - s >= 8; s += 8)
        h = h * power[8] + gnu_hash_word(tn_load_word(s));
    const size_t rest = (size_t)(end - s);
    // The last word without what has been counted; zeros before a string add nothing.
    tn_word last = tn_load_word(end - 8) >> 4 * (8 - rest) >> 4 * (8 - rest);
    return h * power[rest] + gnu_hash_word(last << 4 * (8 - rest) << 4 * (8 - rest));
}

struct tn_reference tn_reference_to(const char *name, const char *version)
{
    const size_t length = tn_strlen(name);
    struct tn_reference r = {
        .name = name, .length = length, .gnu_hash = gnu_hash(name, length), .version = version};
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

// False if the Bloom filter rules it out; most objects that are asked do not have what is looked
// for.
static inline bool may_have(const struct tn_dso *d, const struct tn_reference *r)
{
    constexpr unsigned BITS = 8 * sizeof(size_t);
    if (!d->bloom)
        return d->buckets;
    const size_t word = d->bloom[r->gnu_hash / BITS & d->bloom_mask];
    return word >> (r->gnu_hash % BITS) & word >> ((r->gnu_hash >> d->bloom_shift) % BITS) & 1;
}

static const Elf64_Sym *find_in(const struct tn_dso *d, const struct tn_reference *r)
{
    if (d->bloom) {
        const tn_u32 hash = r->gnu_hash, *chains = d->chains;
        const size_t limit = d->chain_limit;
        size_t i = d->buckets[hash % d->bucket_count];
        if (!i || i < d->chain_first)
            return nullptr;
        for (; i < limit; i++) {
            const tn_u32 link = chains[i];
            if ((link ^ hash) < 2 && fits(d, i, r))
                return &d->symbols[i];
            if (link & 1)
                break;
        }
    } else {
        // A chain that visits more symbols than there are is a circle.
        size_t steps = d->chain_limit;
        for (size_t i = d->buckets[sysv_hash(r->name) % d->bucket_count];
             i && i < d->chain_limit && steps; i = d->chains[i], steps--)
            if (fits(d, i, r))
                return &d->symbols[i];
    }
    return nullptr;
}

const Elf64_Sym *tn_dso_find(const struct tn_dso *d, const struct tn_reference *r)
{
    return may_have(d, r) ? find_in(d, r) : nullptr;
}

static struct tn_definition find(const struct tn_reference *r, struct tn_dso *from,
                                 struct tn_dso *const *group, const struct tn_dso *except)
{
    const Elf64_Sym *s;
    for (struct tn_dso *d = from; d; d = d->scope_next)
        if (may_have(d, r) && d != except && (s = find_in(d, r)))
            return (struct tn_definition){d, s};
    for (; group && *group; group++)
        if (may_have(*group, r) && *group != except && (s = find_in(*group, r)))
            return (struct tn_definition){*group, s};
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
