/* SPDX-License-Identifier: MIT */
/* AT_HWCAP on x86_64 is CPUID's leaf 1 EDX: it has no names here. */
#ifndef _BITS_HWCAP_H
#define _BITS_HWCAP_H

#endif
