/* SPDX-License-Identifier: MIT */
/* Swapping (swapon(2)). */
#ifndef _SYS_SWAP_H
#define _SYS_SWAP_H

#include <features.h>

__TN_BEGIN_DECLS

#define SWAP_FLAG_PRIO_SHIFT 0x0
#define SWAP_FLAG_PRIO_MASK  0x7fff
#define SWAP_FLAG_PREFER     0x8000
#define SWAP_FLAG_DISCARD    0x10000

int swapon(const char *, int);
int swapoff(const char *);

__TN_END_DECLS

#endif
