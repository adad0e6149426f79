// SPDX-License-Identifier: MIT
// Functions on bytes in memory. All are pure: no system calls, no errno, no state; safe in signal
// handlers and threads. Sizes may be anything up to PTRDIFF_MAX; with a size of 0 nothing is
// touched and, as C2y and POSIX.1-2024 allow, pointers may be null.
//
// These names link statically beside any libc; the plain names come with the component's :override
// flavour.
#ifndef TENON_MEM_H
#define TENON_MEM_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#define TN_RESTRICT_
#else
#define TN_RESTRICT_ restrict
#endif
#pragma GCC visibility push(hidden)

// Copy n bytes; the ranges must not overlap (memcpy, mempcpy) or may (memmove). Returns dst,
// mempcpy dst + n.
void *tn_memcpy(void *TN_RESTRICT_ dst, const void *TN_RESTRICT_ src, size_t n);
void *tn_mempcpy(void *TN_RESTRICT_ dst, const void *TN_RESTRICT_ src, size_t n);
void *tn_memmove(void *dst, const void *src, size_t n);
// Copy until the byte (unsigned char)c has been copied; returns the byte after it in dst, or null
// after n bytes.
void *tn_memccpy(void *TN_RESTRICT_ dst, const void *TN_RESTRICT_ src, int c, size_t n);

// Fill n bytes with (unsigned char)c; returns dst. The last two are never optimised away.
void *tn_memset(void *dst, int c, size_t n);
void *tn_memset_explicit(void *dst, int c, size_t n);
void tn_explicit_bzero(void *dst, size_t n);

// The sign of the first differing pair of bytes, as unsigned char; 0 if there is none.
int tn_memcmp(const void *a, const void *b, size_t n);

// The first (memrchr: last) byte equal to (unsigned char)c, or null. memchr reads nothing beyond
// the page of the first match, even if n claims more (C23 7.26.5.2).
void *tn_memchr(const void *s, int c, size_t n);
void *tn_memrchr(const void *s, int c, size_t n);

// The first occurrence of the needle, or null; an empty one is at the start. Linear time, constant
// space.
void *tn_memmem(const void *haystack, size_t n, const void *needle, size_t m);

// Copy n & ~1 bytes (nothing for n < 0), exchanging the two of each pair. The ranges must not
// overlap.
void tn_swab(const void *TN_RESTRICT_ src, void *TN_RESTRICT_ dst, ptrdiff_t n);

// 1 + the number of the lowest set bit, 0 for 0.
int tn_ffs(int v);
int tn_ffsl(long v);
int tn_ffsll(long long v);

// The names of 4.2BSD.
void tn_bcopy(const void *src, void *dst, size_t n);
void tn_bzero(void *dst, size_t n);

#pragma GCC visibility pop
#undef TN_RESTRICT_
#ifdef __cplusplus
}
#endif
#endif
