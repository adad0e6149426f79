/* SPDX-License-Identifier: MIT */
/* Flags of mmap(2) that only x86_64 has. */
#ifndef _BITS_MMAN_H
#define _BITS_MMAN_H

#define MAP_32BIT 0x40

#endif
