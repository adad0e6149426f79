/* SPDX-License-Identifier: MIT */
/* Sizes that differ between architectures. */
#ifndef _ARCH_X86_64_BITS_ABI_H
#define _ARCH_X86_64_BITS_ABI_H

#define __TN_NLINK_T   unsigned long
#define __TN_BLKSIZE_T long

/* registers that setjmp saves: rbx, rbp, r12-r15, rsp, return address */
#define __TN_JMP_BUF_WORDS 8

/* the page size never varies here */
#define __TN_PAGE_SIZE 4096

#endif
