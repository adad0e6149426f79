// SPDX-License-Identifier: MIT
// Which instruction-set level the library uses in this process.
#ifndef TENON_LEVEL_H
#define TENON_LEVEL_H

#ifdef __cplusplus
extern "C" {
#endif

// The name of the highest level in use: "sse2", "avx2", "fma" or "avx512" on x86-64, "neon" or
// "sve" on AArch64, "word" or "rvv" on RISC-V. The environment variable TENON_LEVEL=<name> lowers
// it at program start, down to the first of these (not in set-user-ID programs). The string is
// constant.
const char *tenon_level(void);

#ifdef __cplusplus
}
#endif
#endif
