/* SPDX-License-Identifier: MIT */
/* Codeset conversion (POSIX.1-2024 <iconv.h>). */
#ifndef _ICONV_H
#define _ICONV_H

#include <features.h>
#define __TN_NEED_size_t
#include <bits/types.h>

__TN_BEGIN_DECLS

typedef void *iconv_t;

iconv_t iconv_open(const char *, const char *);
size_t iconv(iconv_t, char **__restrict, size_t *__restrict, char **__restrict, size_t *__restrict);
int iconv_close(iconv_t);

__TN_END_DECLS

#endif
