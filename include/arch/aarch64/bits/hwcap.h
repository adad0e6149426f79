/* SPDX-License-Identifier: MIT */
/* Bits of AT_HWCAP and AT_HWCAP2 on aarch64 (the kernel's arm64/elf_hwcaps). */
#ifndef _BITS_HWCAP_H
#define _BITS_HWCAP_H

#define HWCAP_FP       0x1
#define HWCAP_ASIMD    0x2
#define HWCAP_EVTSTRM  0x4
#define HWCAP_AES      0x8
#define HWCAP_PMULL    0x10
#define HWCAP_SHA1     0x20
#define HWCAP_SHA2     0x40
#define HWCAP_CRC32    0x80
#define HWCAP_ATOMICS  0x100
#define HWCAP_FPHP     0x200
#define HWCAP_ASIMDHP  0x400
#define HWCAP_CPUID    0x800
#define HWCAP_ASIMDRDM 0x1000
#define HWCAP_JSCVT    0x2000
#define HWCAP_FCMA     0x4000
#define HWCAP_LRCPC    0x8000
#define HWCAP_DCPOP    0x10000
#define HWCAP_SHA3     0x20000
#define HWCAP_SM3      0x40000
#define HWCAP_SM4      0x80000
#define HWCAP_ASIMDDP  0x100000
#define HWCAP_SHA512   0x200000
#define HWCAP_SVE      0x400000
#define HWCAP_ASIMDFHM 0x800000
#define HWCAP_DIT      0x1000000
#define HWCAP_USCAT    0x2000000
#define HWCAP_ILRCPC   0x4000000
#define HWCAP_FLAGM    0x8000000
#define HWCAP_SSBS     0x10000000
#define HWCAP_SB       0x20000000
#define HWCAP_PACA     0x40000000
#define HWCAP_PACG     0x80000000UL

#define HWCAP2_DCPODP     0x1
#define HWCAP2_SVE2       0x2
#define HWCAP2_SVEAES     0x4
#define HWCAP2_SVEPMULL   0x8
#define HWCAP2_SVEBITPERM 0x10
#define HWCAP2_SVESHA3    0x20
#define HWCAP2_SVESM4     0x40
#define HWCAP2_FLAGM2     0x80
#define HWCAP2_FRINT      0x100
#define HWCAP2_SVEI8MM    0x200
#define HWCAP2_SVEF32MM   0x400
#define HWCAP2_SVEF64MM   0x800
#define HWCAP2_SVEBF16    0x1000
#define HWCAP2_I8MM       0x2000
#define HWCAP2_BF16       0x4000
#define HWCAP2_DGH        0x8000
#define HWCAP2_RNG        0x10000
#define HWCAP2_BTI        0x20000
#define HWCAP2_MTE        0x40000

#endif
