// SPDX-License-Identifier: MIT
// What the loader's sources need of other packages, from the host's libc.
#include <stdlib.h>
#include <string.h>

#include "base/tcb.h"
#include "ldso/ldso.h"
#include <tenon/malloc.h>
#include <tenon/mem.h>
#include <tenon/string.h>

_Thread_local struct __pthread tn_hosted_tcb;
void tn_ldso_lock(void) {}
void tn_ldso_unlock(void) {}

void *tn_malloc(size_t n) { return malloc(n); }
void *tn_calloc(size_t n, size_t size) { return calloc(n, size); }
void tn_free(void *p) { free(p); }

void *tn_memcpy(void *restrict to, const void *restrict from, size_t n)
{
    return memcpy(to, from, n);
}
void *tn_memset(void *p, int c, size_t n) { return memset(p, c, n); }
int tn_memcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }
size_t tn_strlen(const char *s) { return strlen(s); }
int tn_strcmp(const char *a, const char *b) { return strcmp(a, b); }
int tn_strncmp(const char *a, const char *b, size_t n) { return strncmp(a, b, n); }
char *tn_strchr(const char *s, int c) { return (char *)strchr(s, c); }
char *tn_strrchr(const char *s, int c) { return (char *)strrchr(s, c); }
char *tn_strstr(const char *s, const char *part) { return (char *)strstr(s, part); }
size_t tn_strspn(const char *s, const char *set) { return strspn(s, set); }
size_t tn_strcspn(const char *s, const char *set) { return strcspn(s, set); }
char *tn_strerror(int e) { return strerror(e); }
