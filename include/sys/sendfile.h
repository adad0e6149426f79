/* SPDX-License-Identifier: MIT */
/* Copying between descriptors (sendfile(2)). */
#ifndef _SYS_SENDFILE_H
#define _SYS_SENDFILE_H

#include <features.h>
#include <unistd.h>

__TN_BEGIN_DECLS
ssize_t sendfile(int, int, off_t *, size_t);

#ifdef _LARGEFILE64_SOURCE
#define off64_t    off_t
#define sendfile64 sendfile
#endif

__TN_END_DECLS

#endif
