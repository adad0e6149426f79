/* SPDX-License-Identifier: MIT */
/* Filename matching (POSIX.1-2024 <fnmatch.h>, fnmatch(3)). */
#ifndef _FNMATCH_H
#define _FNMATCH_H

#include <features.h>

__TN_BEGIN_DECLS

#define FNM_PATHNAME    0x1
#define FNM_NOESCAPE    0x2
#define FNM_PERIOD      0x4
#define FNM_LEADING_DIR 0x8
#define FNM_CASEFOLD    0x10
#define FNM_FILE_NAME   FNM_PATHNAME

#define FNM_NOMATCH 1
#define FNM_NOSYS   (-1)

int fnmatch(const char *, const char *, int);

__TN_END_DECLS

#endif
