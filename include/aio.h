/* SPDX-License-Identifier: MIT */
/* Asynchronous input and output (POSIX.1-2024 <aio.h>). */
#ifndef _AIO_H
#define _AIO_H

#include <features.h>
#include <signal.h>
#include <time.h>
#define __TN_NEED_ssize_t
#define __TN_NEED_off_t
#include <bits/types.h>

__TN_BEGIN_DECLS

struct aiocb {
    int aio_fildes;
    int aio_lio_opcode;
    int aio_reqprio;
    volatile void *aio_buf;
    size_t aio_nbytes;
    struct sigevent aio_sigevent;
    void *__td;
    int __lock[2];
    volatile int __err;
    ssize_t __ret;
    off_t aio_offset;
    void *__next;
    void *__prev;
    char __reserved[16];
};

#define AIO_CANCELED    0
#define AIO_NOTCANCELED 1
#define AIO_ALLDONE     2
#define LIO_READ        0
#define LIO_WRITE       1
#define LIO_NOP         2
#define LIO_WAIT        0
#define LIO_NOWAIT      1

int aio_read(struct aiocb *);
int aio_write(struct aiocb *);
int aio_fsync(int, struct aiocb *);
int aio_error(const struct aiocb *);
ssize_t aio_return(struct aiocb *);
int aio_cancel(int, struct aiocb *);
int aio_suspend(const struct aiocb *const *, int, const struct timespec *);
int lio_listio(int, struct aiocb *const __restrict *__restrict, int, struct sigevent *__restrict);

#ifdef _LARGEFILE64_SOURCE
#define aio_cancel64  aio_cancel
#define aio_error64   aio_error
#define aio_fsync64   aio_fsync
#define aio_read64    aio_read
#define aio_return64  aio_return
#define aio_suspend64 aio_suspend
#define aio_write64   aio_write
#define aiocb64       aiocb
#define lio_listio64  lio_listio
#define off64_t       off_t
#endif

__TN_END_DECLS

#endif
