/* SPDX-License-Identifier: MIT */
/* Looking into streams (stdio_ext(3)). */
#ifndef _STDIO_EXT_H
#define _STDIO_EXT_H

#include <stdio.h>

__TN_BEGIN_DECLS

#define FSETLOCKING_QUERY    0
#define FSETLOCKING_INTERNAL 1
#define FSETLOCKING_BYCALLER 2

size_t __fbufsize(FILE *);
size_t __fpending(FILE *);
size_t __freadahead(FILE *);
const char *__freadptr(FILE *, size_t *);
void __freadptrinc(FILE *, size_t);
int __flbf(FILE *);
int __freadable(FILE *);
int __fwritable(FILE *);
int __freading(FILE *);
int __fwriting(FILE *);
int __fpurge(FILE *);
void __fseterr(FILE *);
int __fsetlocking(FILE *, int);
void _flushlbf(void);

__TN_END_DECLS

#endif
