/* SPDX-License-Identifier: MIT */
/* Device numbers (makedev(3)): 64 bits, of which the low 32 hold 12 of the major and 20 of the
 * minor. */
#ifndef _SYS_SYSMACROS_H
#define _SYS_SYSMACROS_H

#define major(dev) ((unsigned)((dev) >> 31 >> 1 & 0xfffff000U) | (unsigned)((dev) >> 8 & 0xfffU))
#define minor(dev) ((unsigned)((dev) >> 12 & 0xffffff00U) | (unsigned)((dev) & 0xffU))
#define makedev(major, minor)                                      \
    (((major) & 0xfffff000ULL) << 32 | ((major) & 0xfffULL) << 8 | \
     ((minor) & 0xffffff00ULL) << 12 | ((minor) & 0xffULL))

#endif
