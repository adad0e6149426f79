// SPDX-License-Identifier: MIT
// _dl_find_object (GNU; libgcc's unwinder asks it for every frame): the object that has a segment
// at an address, and its table of unwind information. 0, or -1 if there is none. Takes the loader's
// lock, which its own thread may hold already.
#include "ldso/dl.h"
#include "ldso/ldso.h"

static void *frame_table(const struct tn_dso *d)
{
    for (const Elf64_Phdr *p = d->phdr, *end = p + d->phnum; p < end; p++)
        if (p->p_type == DLFO_EH_SEGMENT_TYPE)
            return tn_dso_range(d, p->p_vaddr, p->p_memsz);
    return nullptr;
}

int tn__dl_find_object(void *address, struct dl_find_object *out)
{
    tn_ldso_lock();
    tn_ldso_add_vdso();
    struct tn_dso *d = tn_ldso_object_at((size_t)address);
    void *table = d ? frame_table(d) : nullptr;
    if (table)
        *out = (struct dl_find_object){.dlfo_map_start = d->start,
                                       .dlfo_map_end = d->start + d->size,
                                       .dlfo_link_map = &d->map,
                                       .dlfo_eh_frame = table};
    tn_ldso_unlock();
    return table ? 0 : -1;
}
TN_PUBLIC(_dl_find_object);
