// SPDX-License-Identifier: MIT
// _dl_find_object of a program without a loader: the program itself, or -1.
#include "crt/start.h"
#include "ldso/dl.h"

static int find(struct dl_phdr_info *info, size_t, void *query)
{
    struct dl_find_object *out = query;
    const size_t at = (size_t)out->dlfo_map_start;
    struct dl_find_object found = {};
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        const Elf64_Phdr *p = &info->dlpi_phdr[i];
        char *start = (char *)(info->dlpi_addr + p->p_vaddr);
        if (p->p_type == PT_LOAD && at - (size_t)start < p->p_memsz) {
            found.dlfo_map_start = start;
            found.dlfo_map_end = start + p->p_memsz;
        }
        if (p->p_type == DLFO_EH_SEGMENT_TYPE)
            found.dlfo_eh_frame = start;
    }
    if (!found.dlfo_map_start || !found.dlfo_eh_frame)
        return -1;
    *out = found;
    return 0;
}

int tn__dl_find_object(void *address, struct dl_find_object *out)
{
    struct dl_find_object found = {.dlfo_map_start = address};
    if (tn_dl_iterate_phdr(find, &found))
        return -1;
    *out = found;
    return 0;
}
TN_PUBLIC(_dl_find_object);
