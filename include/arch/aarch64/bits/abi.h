/* SPDX-License-Identifier: MIT */
/* Sizes that differ between architectures. */
#ifndef _ARCH_AARCH64_BITS_ABI_H
#define _ARCH_AARCH64_BITS_ABI_H

#define __TN_NLINK_T   unsigned int
#define __TN_BLKSIZE_T int

/* registers that setjmp saves: x19-x30, sp, d8-d15 */
#define __TN_JMP_BUF_WORDS 22

#endif
