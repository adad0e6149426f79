/* SPDX-License-Identifier: MIT */
/* Sizes that differ between architectures. */
#ifndef _ARCH_RISCV64_BITS_ABI_H
#define _ARCH_RISCV64_BITS_ABI_H

#define __TN_NLINK_T   unsigned int
#define __TN_BLKSIZE_T int

/* registers that setjmp saves: s0-s11, sp, ra, fs0-fs11 */
#define __TN_JMP_BUF_WORDS 26

#endif
