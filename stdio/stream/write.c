// SPDX-License-Identifier: MIT
// Output from the buffer to the file. What a failed write could not transfer stays pending, so that
// a caller may retry after EINTR or EAGAIN (C23 7.23.3 leaves it open).
//
// Nothing here or in overflow.c calls a dispatched function, so that a static program that only
// prints needs no look at the CPU when it starts.
#include <fcntl.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"

static constexpr unsigned long TCGETS = 0x5401; // the same on all our architectures

// Whether the descriptor is a terminal; errno is left alone.
static bool terminal(int fd)
{
    char termios[64]; // the kernel's struct termios has 36 bytes
    return fd >= 0 && tn_sys(ioctl, fd, TCGETS, termios) == 0;
}

bool tn_file_start_writing(FILE *f)
{
    if (f->wpos)
        return true;
    if (!(f->flags & TN_F_WRITE))
        return tn_file_fail(f, EBADF);
    // What was read ahead has to be given back, or the output would land behind it.
    if (tn_file_ahead(f))
        f->ops->seek(f, -(off_t)tn_file_ahead(f), SEEK_CUR);
    f->rpos = f->rend = nullptr;
    if (f->flags & TN_F_DECIDE) {
        f->flags &= ~TN_F_DECIDE;
        if (terminal(f->fd))
            f->flags |= TN_F_LINE;
    }
    if (!f->orientation)
        f->orientation = -1;
    f->wpos = f->wbase = f->buf;
    f->wend = f->flags & TN_F_LINE || !f->size ? nullptr : f->buf + f->size;
    return true;
}

size_t tn_file_transfer(FILE *f, const unsigned char *p, size_t n)
{
    for (size_t done = 0; done < n;) {
        ssize_t r = f->ops->write(f, p + done, n - done);
        if (r <= 0) {
            tn_file_fail(f, r ? (int)-r : EIO);
            return done;
        }
        done += (size_t)r;
    }
    return n;
}

bool tn_file_drain(FILE *f)
{
    f->wbase += tn_file_transfer(f, f->wbase, (size_t)(f->wpos - f->wbase));
    if (f->wbase < f->wpos)
        return false;
    f->wpos = f->wbase = f->buf;
    return true;
}

// Every program that can have something to flush links this file, so the events of the process are
// handled here.
[[gnu::used]] static void tn_stdio_exit(void *arg)
{
    bool failed = false; // exit cannot tell anybody
    tn_files_visit(&(struct tn_file_visit){tn_file_visit_flush, &failed, false});
}
TN_HOOK(process_exit, 50, tn_stdio_exit);

// In the child of fork only the forking thread lives; locks of the others are open again.
static void open_lock(FILE *f, void *arg)
{
    if (f->lock.owner != tn_thread())
        f->lock = (struct tn_file_lock){};
}
[[gnu::used]] static void tn_stdio_child(void *arg)
{
    tn_files_visit(&(struct tn_file_visit){open_lock, nullptr, false});
}
TN_HOOK(fork_child, 50, tn_stdio_child);
