/* SPDX-License-Identifier: MIT */
/* Identity for file access (setfsuid(2)). */
#ifndef _SYS_FSUID_H
#define _SYS_FSUID_H

#include <features.h>
#define __TN_NEED_uid_t
#define __TN_NEED_gid_t
#include <bits/types.h>

__TN_BEGIN_DECLS
int setfsuid(uid_t);
int setfsgid(gid_t);

__TN_END_DECLS

#endif
