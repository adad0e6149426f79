// SPDX-License-Identifier: MIT
// Which instruction-set level the library uses in this process.
#ifndef TENON_LEVEL_H
#define TENON_LEVEL_H

#ifdef __cplusplus
extern "C" {
#endif

// The name of the highest level in use: "portable", "word", "sse2", "avx2", "fma", "avx512", "neon", "sve" or "rvv". The
// environment variable TENON_LEVEL=<name> lowers it at program start (not in set-user-ID programs). The string is constant.
const char *tenon_level(void);

#ifdef __cplusplus
}
#endif
#endif
