/* SPDX-License-Identifier: MIT */
/* Loaded objects (dl_iterate_phdr(3), the debugger interface of rtld). */
#ifndef _LINK_H
#define _LINK_H

#include <elf.h>
#include <features.h>
#define __TN_NEED_size_t
#include <bits/types.h>

__TN_BEGIN_DECLS

#define ElfW(type) Elf64_##type
typedef uint32_t Elf_Symndx;

struct dl_phdr_info {
    ElfW(Addr) dlpi_addr;
    const char *dlpi_name;
    const ElfW(Phdr) * dlpi_phdr;
    ElfW(Half) dlpi_phnum;
    __extension__ unsigned long long dlpi_adds;
    __extension__ unsigned long long dlpi_subs;
    size_t dlpi_tls_modid;
    void *dlpi_tls_data;
};

struct link_map {
    ElfW(Addr) l_addr;
    char *l_name;
    ElfW(Dyn) * l_ld;
    struct link_map *l_next, *l_prev;
};

struct r_debug {
    int r_version;
    struct link_map *r_map;
    ElfW(Addr) r_brk;
    enum { RT_CONSISTENT, RT_ADD, RT_DELETE } r_state;
    ElfW(Addr) r_ldbase;
};

int dl_iterate_phdr(int (*)(struct dl_phdr_info *, size_t, void *), void *);

__TN_END_DECLS

#endif
