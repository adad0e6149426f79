/* SPDX-License-Identifier: MIT */
/* Dynamic linking (POSIX.1-2024 <dlfcn.h>, dlopen(3), dladdr(3), dlinfo(3)). */
#ifndef _DLFCN_H
#define _DLFCN_H

#include <features.h>

__TN_BEGIN_DECLS

#define RTLD_LOCAL      0x0
#define RTLD_LAZY       0x1
#define RTLD_NOW        0x2
#define RTLD_NOLOAD     0x4
#define RTLD_GLOBAL     0x100
#define RTLD_NODELETE   0x1000
#define RTLD_DEFAULT    ((void *)0)
#define RTLD_NEXT       ((void *)-1)
#define RTLD_DI_LINKMAP 2

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

__TN_END_DECLS

#endif
