/* SPDX-License-Identifier: MIT */
/* Advisory locks on whole files (flock(2)). */
#ifndef _SYS_FILE_H
#define _SYS_FILE_H

#include <features.h>

__TN_BEGIN_DECLS

#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8

#define L_SET  0
#define L_INCR 1
#define L_XTND 2

int flock(int, int);

__TN_END_DECLS

#endif
