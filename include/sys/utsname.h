/* SPDX-License-Identifier: MIT */
/* Names of the system (POSIX.1-2024 <sys/utsname.h>). */
#ifndef _SYS_UTSNAME_H
#define _SYS_UTSNAME_H

#include <features.h>

__TN_BEGIN_DECLS

struct utsname {
    char sysname[65];
    char nodename[65];
    char release[65];
    char version[65];
    char machine[65];
#if __TN_GNU
    char domainname[65];
#else
    char __domainname[65];
#endif
};

int uname(struct utsname *);

__TN_END_DECLS

#endif
