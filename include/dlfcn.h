/* SPDX-License-Identifier: MIT */
/* Dynamic linking (POSIX.1-2024 <dlfcn.h>, dlopen(3), dladdr(3), dlinfo(3)). */
#ifndef _DLFCN_H
#define _DLFCN_H

#include <features.h>

__TN_BEGIN_DECLS

#define RTLD_LOCAL    0x0
#define RTLD_LAZY     0x1
#define RTLD_NOW      0x2
#define RTLD_NOLOAD   0x4
#define RTLD_GLOBAL   0x100
#define RTLD_NODELETE 0x1000
#if __TN_GNU
#define RTLD_DEEPBIND 0x8
#endif
#define RTLD_DEFAULT    ((void *)0)
#define RTLD_NEXT       ((void *)-1)
#define RTLD_DI_LINKMAP 2
#if __TN_GNU
#define RTLD_DI_TLS_MODID 9
#define RTLD_DI_TLS_DATA  10
#define RTLD_DI_PHDR      11
#define RTLD_DL_SYMENT    1
#define RTLD_DL_LINKMAP   2
#endif

void *dlopen(const char *, int);
int dlclose(void *);
void *dlsym(void *__restrict, const char *__restrict);
char *dlerror(void);

#if __TN_BSD
typedef struct {
    const char *dli_fname;
    void *dli_fbase;
    const char *dli_sname;
    void *dli_saddr;
} Dl_info;
int dladdr(const void *, Dl_info *);
int dlinfo(void *, int, void *);
#endif

#if __TN_GNU
void *dlvsym(void *__restrict, const char *__restrict, const char *__restrict);
int dladdr1(const void *, Dl_info *, void **, int);
/* Which object holds an address, and where its unwind table is; the layout is libgcc's. */
#define DLFO_STRUCT_HAS_EH_DBASE 0
#define DLFO_STRUCT_HAS_EH_COUNT 0
#define DLFO_EH_SEGMENT_TYPE     0x6474e550
struct dl_find_object {
    __extension__ unsigned long long dlfo_flags;
    void *dlfo_map_start;
    void *dlfo_map_end;
    struct link_map *dlfo_link_map;
    void *dlfo_eh_frame;
    __extension__ unsigned long long __dlfo_reserved[7];
};
int _dl_find_object(void *, struct dl_find_object *);
#endif

__TN_END_DECLS

#endif
