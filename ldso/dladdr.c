// SPDX-License-Identifier: MIT
// dladdr, dladdr1 (dladdr(3)): which object an address lies in, and the nearest symbol at or below
// it, if the address is inside that symbol or the symbol has no size. Returns 0, without an error
// text, if no object has the address. dladdr1 also stores the symbol (RTLD_DL_SYMENT, null if there
// is none) or the object's link_map (RTLD_DL_LINKMAP).
#include "ldso/dl.h"
#include "ldso/ldso.h"

static bool is_candidate(const Elf64_Sym *s)
{
    constexpr unsigned TYPES =
        1 << STT_NOTYPE | 1 << STT_OBJECT | 1 << STT_FUNC | 1 << STT_COMMON | 1 << STT_GNU_IFUNC;
    constexpr unsigned BINDINGS = 1 << STB_GLOBAL | 1 << STB_WEAK | 1 << STB_GNU_UNIQUE;
    return s->st_shndx != SHN_UNDEF && s->st_shndx != SHN_ABS &&
           TYPES >> ELF64_ST_TYPE(s->st_info) & 1 && BINDINGS >> ELF64_ST_BIND(s->st_info) & 1;
}

static const Elf64_Sym *nearest(const struct tn_dso *d, size_t vaddr)
{
    const Elf64_Sym *best = nullptr;
    size_t from = 0; // no symbol below can be nearer
    for (const Elf64_Sym *s = d->symbols, *end = s + tn_dso_symbol_count(d); s < end; s++) {
        if (s->st_value - from > vaddr - from || !is_candidate(s) || s->st_name >= d->strings_size)
            continue;
        if (!best || s->st_value > best->st_value) {
            best = s;
            from = s->st_value;
        }
    }
    return best && best->st_size && vaddr - best->st_value >= best->st_size ? nullptr : best;
}

int tn_dladdr1(const void *address, Dl_info *info, void **extra, int flags)
{
    tn_ldso_lock();
    tn_ldso_add_vdso();
    struct tn_dso *d = tn_ldso_object_at((size_t)address);
    if (d) {
        const Elf64_Sym *s = nearest(d, (size_t)address - d->map.l_addr);
        *info = (Dl_info){
            .dli_fname = tn_dso_name(d),
            .dli_fbase = d->start,
            .dli_sname = s ? d->strings + s->st_name : nullptr,
            .dli_saddr = s ? (void *)(d->map.l_addr + s->st_value) : nullptr,
        };
        if (flags == RTLD_DL_SYMENT)
            *extra = (void *)s;
        else if (flags == RTLD_DL_LINKMAP)
            *extra = &d->map;
    }
    tn_ldso_unlock();
    return d != nullptr;
}
TN_PUBLIC(dladdr1);

int tn_dladdr(const void *address, Dl_info *info) { return tn_dladdr1(address, info, nullptr, 0); }
TN_PUBLIC(dladdr);
