/* SPDX-License-Identifier: MIT */
/* System statistics (sysinfo(2), get_nprocs(3)). */
#ifndef _SYS_SYSINFO_H
#define _SYS_SYSINFO_H

#include <features.h>

__TN_BEGIN_DECLS

#define SI_LOAD_SHIFT 16

/* longer than the kernel's */
struct sysinfo {
    unsigned long uptime;
    unsigned long loads[3];
    unsigned long totalram;
    unsigned long freeram;
    unsigned long sharedram;
    unsigned long bufferram;
    unsigned long totalswap;
    unsigned long freeswap;
    unsigned short procs, pad;
    unsigned long totalhigh;
    unsigned long freehigh;
    unsigned mem_unit;
    char __reserved[256];
};

int sysinfo(struct sysinfo *);
int get_nprocs_conf(void);
int get_nprocs(void);
long get_phys_pages(void);
long get_avphys_pages(void);

__TN_END_DECLS

#endif
