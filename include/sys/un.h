/* SPDX-License-Identifier: MIT */
/* Local sockets (POSIX.1-2024 <sys/un.h>, unix(7)). */
#ifndef _SYS_UN_H
#define _SYS_UN_H

#include <features.h>
#define __TN_NEED_sa_family_t
#if __TN_BSD
#define __TN_NEED_size_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

struct sockaddr_un {
    sa_family_t sun_family;
    char sun_path[108];
};

#if __TN_BSD
size_t strlen(const char *);
#define SUN_LEN(s) (2 + strlen((s)->sun_path))
#endif

__TN_END_DECLS

#endif
