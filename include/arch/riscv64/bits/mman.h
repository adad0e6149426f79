/* SPDX-License-Identifier: MIT */
/* riscv64 has no flags of its own for mmap(2). */
#ifndef _BITS_MMAN_H
#define _BITS_MMAN_H

#endif
