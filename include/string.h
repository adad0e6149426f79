/* SPDX-License-Identifier: MIT */
/* String handling (C23 7.26, POSIX.1-2024 <string.h>). */
#ifndef _STRING_H
#define _STRING_H

#include <features.h>
#define __TN_NEED_size_t
#if __TN_POSIX
#define __TN_NEED_locale_t
#endif
#include <bits/types.h>
#include <bits/null.h>

__TN_BEGIN_DECLS

/* copying and comparing bytes */
void *memcpy(void *__restrict, const void *__restrict, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void *memchr(const void *, int, size_t);
#if __TN_XSI
void *memccpy(void *__restrict, const void *__restrict, int, size_t);
#endif
#if __TN_POSIX
void *memmem(const void *, size_t, const void *, size_t);
#endif
#if __TN_GNU
void *memrchr(const void *, int, size_t);
void *mempcpy(void *__restrict, const void *__restrict, size_t);
#endif
#if __TN_BSD
void explicit_bzero(void *, size_t);
#endif

/* copying and concatenating strings */
char *strcpy(char *__restrict, const char *__restrict);
char *strncpy(char *__restrict, const char *__restrict, size_t);
char *strcat(char *__restrict, const char *__restrict);
char *strncat(char *__restrict, const char *__restrict, size_t);
#if __TN_POSIX
char *stpcpy(char *__restrict, const char *__restrict);
char *stpncpy(char *__restrict, const char *__restrict, size_t);
char *strdup(const char *);
char *strndup(const char *, size_t);
#endif
#if __TN_BSD
size_t strlcpy(char *, const char *, size_t);
size_t strlcat(char *, const char *, size_t);
#endif

/* comparing */
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
int strcoll(const char *, const char *);
size_t strxfrm(char *__restrict, const char *__restrict, size_t);
#if __TN_POSIX
int strcoll_l(const char *, const char *, locale_t);
size_t strxfrm_l(char *__restrict, const char *__restrict, size_t, locale_t);
#endif
#if __TN_GNU
int strverscmp(const char *, const char *);
#endif

/* searching and splitting */
size_t strlen(const char *);
char *strchr(const char *, int);
char *strrchr(const char *, int);
size_t strspn(const char *, const char *);
size_t strcspn(const char *, const char *);
char *strpbrk(const char *, const char *);
char *strstr(const char *, const char *);
char *strtok(char *, const char *);
#if __TN_POSIX
size_t strnlen(const char *, size_t);
char *strtok_r(char *__restrict, const char *__restrict, char **__restrict);
#endif
#if __TN_BSD
char *strsep(char **, const char *);
#endif
#if __TN_GNU
char *strchrnul(const char *, int);
char *strcasestr(const char *, const char *);
#endif

/* messages */
char *strerror(int);
#if __TN_POSIX
char *strerror_l(int, locale_t);
int strerror_r(int, char *, size_t);
char *strsignal(int);
#endif

#if __TN_GNU
const char *strerrorname_np(int); /* "ENOENT" */
const char *strerrordesc_np(int); /* as strerror, but null for an unknown number */
const char *sigabbrev_np(int);    /* "INT" */
const char *sigdescr_np(int);     /* as strsignal, but null for an unknown number */
#define strdupa(s) strcpy(__builtin_alloca(strlen(s) + 1), s)
#endif

__TN_END_DECLS

#if __TN_BSD
#include <strings.h>
#endif

#endif
