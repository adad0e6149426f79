// SPDX-License-Identifier: MIT
// freopen (C23 7.23.5.4, POSIX). The new file takes the place of the old descriptor, number
// included, so that a reopened stdout is descriptor 1 for children too. Without a path the mode is
// changed as far as the open file allows it: append, close-on-exec, less access; EBADF otherwise. A
// failure closes the stream.
#include <fcntl.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"

// The descriptor of the reopened stream, or -errno.
static int reopen_same(FILE *f, unsigned flags, int oflags)
{
    long have = tn_sys(fcntl, f->fd, F_GETFL);
    if (have < 0)
        return (int)have;
    int access = (int)have & (O_RDONLY | O_WRONLY | O_RDWR);
    if ((flags & TN_F_READ && access == O_WRONLY) || (flags & TN_F_WRITE && access == O_RDONLY))
        return -EBADF;
    long r = tn_sys(fcntl, f->fd, F_SETFL, (have & ~O_APPEND) | (oflags & O_APPEND));
    if (r >= 0)
        r = tn_sys(fcntl, f->fd, F_SETFD, oflags & O_CLOEXEC ? FD_CLOEXEC : 0);
    return r < 0 ? (int)r : f->fd;
}

static int reopen_other(FILE *f, const char *path, int oflags)
{
    int fd = (int)tn_sys(openat, AT_FDCWD, path, oflags, 0666);
    if (fd < 0 || f->ops != &tn_fd_ops || f->fd < 0 || fd == f->fd)
        return fd;
    long r;
    do
        r = tn_sys(dup3, fd, f->fd, oflags & O_CLOEXEC);
    while (r == -EBUSY || r == -EINTR); // EBUSY: a race with open in another thread, dup(2)
    tn_sys(close, fd);
    return (int)r;
}

FILE *tn_freopen(const char *path, const char *mode, FILE *f)
{
    int oflags, fd, error = EINVAL;
    unsigned flags = tn_file_mode(mode, &oflags);
    {
        TN_FILE_GUARD(f);
        if (flags) {
            tn_file_flush(f); // C23: failure to close is ignored
            fd = path ? reopen_other(f, path, oflags) : reopen_same(f, flags, oflags);
            if (fd >= 0) {
                if (f->ops != &tn_fd_ops)
                    f->ops->close(f);
                tn_file_idle(f);
                f->ops = &tn_fd_ops;
                f->fd = fd;
                f->orientation = 0;
                f->mb = (mbstate_t){};
                f->flags = (f->flags & (TN_F_STATIC | TN_F_OWN_BUFFER | TN_F_BYCALLER)) | flags;
                if (flags & TN_F_WRITE || f->flags & TN_F_STATIC)
                    f->flags |= TN_F_DECIDE;
                if ((flags & (TN_F_APPEND | TN_F_READ)) == TN_F_APPEND)
                    tn_sys(lseek, fd, 0, SEEK_END);
                return f;
            }
            error = -fd;
        }
    }
    tn_fclose(f);
    errno = error;
    return nullptr;
}
TN_PUBLIC(freopen);
