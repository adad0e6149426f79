/* SPDX-License-Identifier: MIT */
/* Console requests of the kernel. */
#ifndef _SYS_KD_H
#define _SYS_KD_H

#include <linux/kd.h>

#endif
