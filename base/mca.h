// SPDX-License-Identifier: MIT
// Marks for llvm-mca around a hot loop: comments in the assembly, no instruction, and nothing at
// all unless the build asks for them (-DTN_MCA), because even an empty asm statement keeps the
// compiler from moving code across it. `bytes` is what one iteration works through, a constant;
// where the length of a vector is open, minus the number of vectors.
#pragma once

#ifdef TN_MCA
#define TN_MCA_BEGIN(name, bytes) \
    __asm__ volatile("# LLVM-MCA-BEGIN " name " bytes=%c0" ::"i"((int)(bytes)))
#define TN_MCA_END() __asm__ volatile("# LLVM-MCA-END")
#else
#define TN_MCA_BEGIN(name, bytes) (void)0
#define TN_MCA_END() (void)0
#endif
