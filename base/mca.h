// SPDX-License-Identifier: MIT
// Hot loops. TN_HOT_LOOP before one lets it begin with a cache line: a loop of eleven instructions
// that scans 128 bytes per round took 45 ns for 4 KB across a line's end and 24 within one.
//
// TN_MCA_BEGIN and TN_MCA_END are marks for llvm-mca around it: comments in the assembly, no
// instruction, and nothing at all unless the build asks for them (-DTN_MCA), because even an empty
// asm statement keeps the compiler from moving code across it. `bytes` is what one iteration works
// through, a constant; where the length of a vector is open, minus the number of vectors.
#pragma once

#define TN_HOT_LOOP [[clang::code_align(64)]]

// After a loop that searched several vectors at p: what is read there again is read from memory.
// Vectors kept from the loop would each cost it an instruction.
#define TN_READ_AGAIN(p) __asm__("" : "+r"(p))

#ifdef TN_MCA
#define TN_MCA_BEGIN(name, bytes) \
    __asm__ volatile("# LLVM-MCA-BEGIN " name " bytes=%c0" ::"i"((int)(bytes)))
#define TN_MCA_END() __asm__ volatile("# LLVM-MCA-END")
#else
#define TN_MCA_BEGIN(name, bytes) (void)0
#define TN_MCA_END() (void)0
#endif
