/* SPDX-License-Identifier: MIT */
/* Virtual terminal requests of the kernel. */
#ifndef _SYS_VT_H
#define _SYS_VT_H

#include <linux/vt.h>

#endif
