// SPDX-License-Identifier: MIT
// Functions on strings: bytes up to a NUL. Pure like <tenon/mem.h>, except strdup and strndup
// (malloc), strtok (static state) and the messages. None reads beyond the page that holds the last
// byte it may read, and bounded functions stop at the NUL even if the bound is larger.
//
// Case is folded for the letters of ASCII only, which is what the C and C.UTF-8 locales say of
// single bytes.
#ifndef TENON_STRING_H
#define TENON_STRING_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#define TN_RESTRICT_
#else
#define TN_RESTRICT_ restrict
#endif
#pragma GCC visibility push(hidden)

size_t tn_strlen(const char *s);
size_t tn_strnlen(const char *s, size_t max);

// Copies; the ranges must not overlap and dst must hold the result. stp* return the end of the copy
// instead of dst. strncpy and stpncpy fill up to n bytes with NULs and write no NUL if src has n or
// more.
char *tn_strcpy(char *TN_RESTRICT_ dst, const char *TN_RESTRICT_ src);
char *tn_stpcpy(char *TN_RESTRICT_ dst, const char *TN_RESTRICT_ src);
char *tn_strncpy(char *TN_RESTRICT_ dst, const char *TN_RESTRICT_ src, size_t n);
char *tn_stpncpy(char *TN_RESTRICT_ dst, const char *TN_RESTRICT_ src, size_t n);
char *tn_strcat(char *TN_RESTRICT_ dst, const char *TN_RESTRICT_ src);
char *tn_strncat(char *TN_RESTRICT_ dst, const char *TN_RESTRICT_ src, size_t n);
// At most size - 1 bytes and a NUL in dst; the length of what they tried to make, so >= size means
// truncation.
size_t tn_strlcpy(char *dst, const char *src, size_t size);
size_t tn_strlcat(char *dst, const char *src, size_t size);
// New strings from malloc; null and ENOMEM.
char *tn_strdup(const char *s);
char *tn_strndup(const char *s, size_t n);

// Sign of the first difference of bytes as unsigned char.
int tn_strcmp(const char *a, const char *b);
int tn_strncmp(const char *a, const char *b, size_t n);
int tn_strcasecmp(const char *a, const char *b);
int tn_strncasecmp(const char *a, const char *b, size_t n);
int tn_strverscmp(const char *a, const char *b); // runs of digits by value: "file9" < "file10"
// Collation: byte order.
int tn_strcoll(const char *a, const char *b);
size_t tn_strxfrm(char *TN_RESTRICT_ dst, const char *TN_RESTRICT_ src, size_t n);

// The first or last byte (char)c, which may be the NUL; null, or strchrnul the NUL, without one.
char *tn_strchr(const char *s, int c);
char *tn_strchrnul(const char *s, int c);
char *tn_strrchr(const char *s, int c);
// The length of the start of s made of bytes that are (strspn), are not (strcspn) in the set;
// strpbrk: the first in it.
size_t tn_strspn(const char *s, const char *accept);
size_t tn_strcspn(const char *s, const char *reject);
char *tn_strpbrk(const char *s, const char *accept);
// The first occurrence of the needle, or null. Linear time, constant space.
char *tn_strstr(const char *haystack, const char *needle);
char *tn_strcasestr(const char *haystack, const char *needle);

char *tn_strtok(char *TN_RESTRICT_ s, const char *TN_RESTRICT_ separators);
char *tn_strtok_r(char *TN_RESTRICT_ s, const char *TN_RESTRICT_ separators,
                  char **TN_RESTRICT_ state);
char *tn_strsep(char **s, const char *separators);

// Messages. For a number without one they name the number, in a buffer of the calling thread.
char *tn_strerror(int error);
int tn_strerror_r(int error, char *buf, size_t size);
char *tn_strsignal(int sig);
// The same texts, and the names of the constants ("ENOENT", "INT"); null for a number without.
const char *tn_strerrordesc_np(int error);
const char *tn_strerrorname_np(int error);
const char *tn_sigdescr_np(int sig);
const char *tn_sigabbrev_np(int sig);

#pragma GCC visibility pop
#undef TN_RESTRICT_
#ifdef __cplusplus
}
#endif
#endif
