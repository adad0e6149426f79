/* SPDX-License-Identifier: MIT */
/* Pathname patterns (POSIX.1-2024 <glob.h>, glob(3)). */
#ifndef _GLOB_H
#define _GLOB_H

#include <features.h>
#define __TN_NEED_size_t
#include <bits/types.h>

__TN_BEGIN_DECLS

typedef struct {
    size_t gl_pathc;
    char **gl_pathv;
    size_t gl_offs;
    int __reserved1;
    void *__reserved2[5];
} glob_t;

#define GLOB_ERR         0x1
#define GLOB_MARK        0x2
#define GLOB_NOSORT      0x4
#define GLOB_DOOFFS      0x8
#define GLOB_NOCHECK     0x10
#define GLOB_APPEND      0x20
#define GLOB_NOESCAPE    0x40
#define GLOB_PERIOD      0x80
#define GLOB_TILDE       0x1000
#define GLOB_TILDE_CHECK 0x4000

#define GLOB_NOSPACE 1
#define GLOB_ABORTED 2
#define GLOB_NOMATCH 3
#define GLOB_NOSYS   4

int glob(const char *__restrict, int, int (*)(const char *, int), glob_t *__restrict);
void globfree(glob_t *);

#ifdef _LARGEFILE64_SOURCE
#define glob64     glob
#define glob64_t   glob_t
#define globfree64 globfree
#endif

__TN_END_DECLS

#endif
