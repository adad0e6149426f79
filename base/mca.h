// SPDX-License-Identifier: MIT
// Marks for llvm-mca around a hot loop: comments in the assembly, no instruction, and nothing at
// all unless the build asks for them (-DTN_MCA), because even an empty asm statement keeps the
// compiler from moving code across it.
#pragma once

#ifdef TN_MCA
#define TN_MCA_BEGIN(name) __asm__ volatile("# LLVM-MCA-BEGIN " name)
#define TN_MCA_END() __asm__ volatile("# LLVM-MCA-END")
#else
#define TN_MCA_BEGIN(name) (void)0
#define TN_MCA_END() (void)0
#endif
