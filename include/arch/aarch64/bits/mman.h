/* SPDX-License-Identifier: MIT */
/* Protections that only aarch64 has. */
#ifndef _BITS_MMAN_H
#define _BITS_MMAN_H

#define PROT_BTI 0x10
#define PROT_MTE 0x20

#endif
