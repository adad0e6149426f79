/* SPDX-License-Identifier: MIT */
/* AT_HWCAP on riscv64 has a bit per single-letter extension, 1 << (letter - 'A'): it has no names
 * here. */
#ifndef _BITS_HWCAP_H
#define _BITS_HWCAP_H

#endif
