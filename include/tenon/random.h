// SPDX-License-Identifier: MIT
// Random numbers, for use beside any libc.
#ifndef TENON_RANDOM_H
#define TENON_RANDOM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(hidden)

// Cryptographically strong bytes of the kernel's generator, with the vDSO's speed where there is
// one. Safe over fork and in signal handlers. getrandom(2): bytes written, or -1 and errno (EAGAIN,
// EINTR, EINVAL, EFAULT).
ssize_t tn_getrandom(void *buf, size_t n, unsigned flags);
// All of at most 256 bytes, or -1 and EIO (POSIX.1-2024).
int tn_getentropy(void *buf, size_t n);
// These never fail: where the system refuses, they end the process.
uint32_t tn_arc4random(void);
void tn_arc4random_buf(void *buf, size_t n);
uint32_t tn_arc4random_uniform(uint32_t bound); // 0 … bound - 1 without bias; 0 for a bound below 2

// Reproducible sequences, thread-safe, not for secrets.
// 0 … 2^31 - 1; srand(1) is the initial state. rand's threads share one state and may see a number
// twice when they race.
int tn_rand(void);
void tn_srand(unsigned seed);
int tn_rand_r(unsigned *state);
// 4.3BSD's additive feedback generator: initstate takes 8 to 256 bytes of state from the caller and
// makes them current, setstate goes back to one made before; both return the one that was current,
// or null (EINVAL) and change nothing.
long tn_random(void);
void tn_srandom(unsigned seed);
char *tn_initstate(unsigned seed, char *state, size_t size);
char *tn_setstate(char *state);
// The 48-bit congruential generator of POSIX.
double tn_drand48(void);
double tn_erand48(unsigned short x[3]);
long tn_lrand48(void);
long tn_nrand48(unsigned short x[3]);
long tn_mrand48(void);
long tn_jrand48(unsigned short x[3]);
void tn_srand48(long seed);
unsigned short *tn_seed48(unsigned short x[3]);
void tn_lcong48(unsigned short parameters[7]);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif
#endif
