// SPDX-License-Identifier: MIT
// Streams on file descriptors.
#include <unistd.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"

static ssize_t fd_read(FILE *f, void *p, size_t n) { return tn_sys(read, f->fd, p, n); }
static ssize_t fd_write(FILE *f, const void *p, size_t n) { return tn_sys(write, f->fd, p, n); }
static off_t fd_seek(FILE *f, off_t offset, int whence)
{
    return tn_sys(lseek, f->fd, offset, whence);
}
static int fd_close(FILE *f)
{
    long r = tn_sys(close, f->fd);
    // Linux has released the descriptor even when it says EINTR.
    return r == -EINTR ? 0 : (int)r;
}

const struct tn_file_ops tn_fd_ops = {fd_read, fd_write, fd_seek, fd_close};
