/* SPDX-License-Identifier: MIT */
/* Vector I/O (POSIX.1-2024 <sys/uio.h>, readv(2), process_vm_readv(2)). */
#ifndef _SYS_UIO_H
#define _SYS_UIO_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_ssize_t
#define __TN_NEED_struct_iovec
#if __TN_BSD
#define __TN_NEED_off_t
#endif
#if __TN_GNU
#define __TN_NEED_pid_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

#define UIO_MAXIOV 1024

ssize_t readv(int, const struct iovec *, int);
ssize_t writev(int, const struct iovec *, int);
#if __TN_BSD
ssize_t preadv(int, const struct iovec *, int, off_t);
ssize_t pwritev(int, const struct iovec *, int, off_t);
#endif
#if __TN_GNU
ssize_t preadv2(int, const struct iovec *, int, off_t, int);
ssize_t pwritev2(int, const struct iovec *, int, off_t, int);
ssize_t process_vm_readv(pid_t, const struct iovec *, unsigned long, const struct iovec *,
                         unsigned long, unsigned long);
ssize_t process_vm_writev(pid_t, const struct iovec *, unsigned long, const struct iovec *,
                          unsigned long, unsigned long);
#define RWF_HIPRI  0x1
#define RWF_DSYNC  0x2
#define RWF_SYNC   0x4
#define RWF_NOWAIT 0x8
#define RWF_APPEND 0x10
#endif

#ifdef _LARGEFILE64_SOURCE
#define off64_t   off_t
#define preadv64  preadv
#define pwritev64 pwritev
#endif

__TN_END_DECLS

#endif
