/* SPDX-License-Identifier: MIT */
/* Extended attributes (xattr(7)). */
#ifndef _SYS_XATTR_H
#define _SYS_XATTR_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_ssize_t
#include <bits/types.h>

__TN_BEGIN_DECLS

#define XATTR_CREATE  1
#define XATTR_REPLACE 2

/* <linux/xattr.h> leaves these out */
#define __UAPI_DEF_XATTR 0

ssize_t getxattr(const char *, const char *, void *, size_t);
ssize_t lgetxattr(const char *, const char *, void *, size_t);
ssize_t fgetxattr(int, const char *, void *, size_t);
ssize_t listxattr(const char *, char *, size_t);
ssize_t llistxattr(const char *, char *, size_t);
ssize_t flistxattr(int, char *, size_t);
int setxattr(const char *, const char *, const void *, size_t, int);
int lsetxattr(const char *, const char *, const void *, size_t, int);
int fsetxattr(int, const char *, const void *, size_t, int);
int removexattr(const char *, const char *);
int lremovexattr(const char *, const char *);
int fremovexattr(int, const char *);

__TN_END_DECLS

#endif
