/* SPDX-License-Identifier: MIT */
/* Flags of open(2) that differ between architectures. */
#ifndef _BITS_FCNTL_H
#define _BITS_FCNTL_H

#define O_DIRECT    0x4000
#define O_LARGEFILE 0x8000
#define O_DIRECTORY 0x10000
#define O_NOFOLLOW  0x20000

#endif
