// SPDX-License-Identifier: MIT
// Output: from the caller through the buffer to the file. What a failed write could not transfer stays pending, so that a
// caller may retry after EINTR or EAGAIN (C23 7.23.3 leaves it open).
//
// System calls: a transfer that fits the buffer makes none; a larger one fills the buffer, writes it, and writes all whole
// buffers directly from the caller's memory in one call.
#include <fcntl.h>
#include <tenon/mem.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"

static constexpr unsigned long TCGETS = 0x5401;  // the same on all our architectures

// Whether the descriptor is a terminal; errno is left alone.
static bool terminal(int fd)
{
    char termios[64];  // the kernel's struct termios has 36 bytes
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
    f->wpos = f->buf;
    f->wend = f->flags & TN_F_LINE || !f->size ? nullptr : f->buf + f->size;
    return true;
}

// Bytes of [p, p + n) that reached the file.
static size_t transfer(FILE *f, const unsigned char *p, size_t n)
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
    size_t pending = (size_t)(f->wpos - f->buf);
    size_t done = transfer(f, f->buf, pending);
    if (tn_unlikely(done && done < pending))
        tn_memmove(f->buf, f->buf + done, pending - done);
    f->wpos -= done;
    return done == pending;
}

size_t tn_file_put(FILE *f, const void *data, size_t n)
{
    const unsigned char *p = data;
    size_t accepted = n, room = (size_t)(f->buf + f->size - f->wpos);
    if (n > room) {
        // Top up a buffer that is in use: whole blocks reach the file, aligned as the buffer is.
        if (f->wpos > f->buf) {
            tn_memcpy(f->wpos, p, room);
            f->wpos += room;
            p += room;
            n -= room;
            if (!tn_file_drain(f))
                return accepted - n;
        }
        size_t direct = f->size ? n - n % f->size : n;
        size_t done = transfer(f, p, direct);
        p += done;
        n -= done;
        if (done < direct)
            return accepted - n;
    }
    if (n) {  // an unbuffered stream has none left, and copying may be into null then
        tn_memcpy(f->wpos, p, n);
        f->wpos += n;
    }
    return accepted;
}

size_t tn_file_write(FILE *f, const void *data, size_t n)
{
    if (!tn_file_start_writing(f))
        return 0;
    const unsigned char *newline = f->flags & TN_F_LINE && n ? tn_memrchr(data, '\n', n) : nullptr;
    if (!newline)
        return tn_file_put(f, data, n);
    size_t head = (size_t)(newline + 1 - (const unsigned char *)data);
    size_t done = tn_file_put(f, data, head);
    if (done < head || !tn_file_drain(f))
        return done;
    return head + tn_file_put(f, newline + 1, n - head);
}

int tn_file_overflow(FILE *f, int c)
{
    unsigned char byte = (unsigned char)c;
    return tn_file_write(f, &byte, 1) ? byte : EOF;
}

// Every program that can have something to flush links this file, so the events of the process are handled here.
[[gnu::used]] static void tn_stdio_exit(void *arg)
{
    bool failed = false;  // exit cannot tell anybody
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
