// SPDX-License-Identifier: MIT
// What a stream is, and the handful of operations everything in stdio/ is made of.
//
// A stream has one buffer and is in one of three states: idle, reading (rpos != null), writing
// (wpos != null). Reading: [rpos, rend) holds what was read ahead of the caller. Writing: [wbase,
// wpos) is pending, with wbase == buf unless a write failed half-way. The fast paths test a pointer
// pair only: getc takes from rpos < rend, putc stores at wpos < wend. wend is null for unbuffered
// and line-buffered streams, so these take the slow path for every character, and both pairs are
// null when idle.
//
// Eight bytes before buf belong to the stream: ungetc may always push back at least that many.
// Functions named tn_file_… expect the caller to hold the stream's lock; they set the error flag
// and errno when they fail.
//
// Transfers are no cancellation points (POSIX lists stdio under "may", XSH 2.9.5.2): a stream is
// never left locked or half updated by a cancelled thread.
#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <wchar.h>

#include "base/errno.h"
#include "base/hooks.h"
#include "base/lock.h"
#include "base/tcb.h"
#include "stdio/stdio.h"

enum {
    TN_FILE_PUSHBACK = 8,
    TN_FILE_BUFFER = 8192, // own buffers; BUFSIZ is ABI and only says what setbuf() may assume
};

enum tn_file_flags : unsigned {
    TN_F_EOF = 1,
    TN_F_ERR = 2,
    TN_F_READ = 4,         // open for reading
    TN_F_WRITE = 8,        // open for writing
    TN_F_APPEND = 16,      // writes go to the end
    TN_F_LINE = 32,        // line-buffered
    TN_F_DECIDE = 64,      // line-buffered if the first write finds a terminal
    TN_F_BYCALLER = 128,   // __fsetlocking: the caller locks
    TN_F_STATIC = 256,     // not from malloc
    TN_F_OWN_BUFFER = 512, // buf - TN_FILE_PUSHBACK is from malloc
};

// Results: a count or offset, or a negative errno value.
struct tn_file_ops {
    ssize_t (*read)(FILE *, void *, size_t);        // at most n > 0 bytes, 0 at the end
    ssize_t (*write)(FILE *, const void *, size_t); // at least one of n > 0 bytes
    off_t (*seek)(FILE *, off_t, int);              // the new offset; -ESPIPE where there is none
    int (*close)(FILE *);
};

struct _IO_FILE {
    unsigned char *rpos, *rend;
    unsigned char *wpos, *wend;
    unsigned char *wbase;
    unsigned char *buf;
    size_t size; // 0: unbuffered; buf then still has room for one byte
    unsigned flags;
    int fd;                  // -1 without one
    signed char orientation; // fwide: negative bytes, positive wide, 0 undecided; 2 is wide in
                             // UTF-8, see wide.h
    const struct tn_file_ops *ops;
    void *cookie;
    struct tn_file_lock { // recursive
        tn_lock lock;
        int depth;
        struct __pthread *owner;
    } lock;
    struct _IO_FILE *prev, *next; // the list of streams from malloc
    mbstate_t mb;                 // wide streams: shift state of the position
    char *line;                   // fgetln
    size_t line_size;
    unsigned char tiny[TN_FILE_PUSHBACK +
                       4]; // buffer of an unbuffered stream; a pushed-back wide character fits
};

// Static streams: their own buffer lies in zero pages, untouched until used.
#define TN_FILE_STATIC(bytes, descriptor, mode) \
    {.buf = (bytes) + TN_FILE_PUSHBACK,         \
     .size = sizeof(bytes) - TN_FILE_PUSHBACK,  \
     .fd = (descriptor),                        \
     .flags = TN_F_STATIC | (mode),             \
     .ops = &tn_fd_ops}
extern struct _IO_FILE tn_stdin_file, tn_stdout_file, tn_stderr_file;
// The standard streams as library code reaches them: through the public objects, which are ABI;
// beside a host libc, whose objects of these names are not ours, directly.
#ifdef TN_HOSTED
#define tn_stdin (&tn_stdin_file)
#define tn_stdout (&tn_stdout_file)
#define tn_stderr (&tn_stderr_file)
#else
#define tn_stdin stdin
#define tn_stdout stdout
#define tn_stderr stderr
#endif

TN_HIDDEN extern const struct tn_file_ops tn_fd_ops;

// --- locks
// --------------------------------------------------------------------------------------------------------------
TN_HIDDEN void tn_file_lock(FILE *);
TN_HIDDEN bool tn_file_trylock(FILE *);
TN_HIDDEN void tn_file_unlock(FILE *);
TN_HIDDEN FILE *tn_file_acquire_slow(FILE *);

// Locks the stream if another thread could see it; the value says what to release. A process with
// one thread executes no atomic instruction here, and whatever flockfile() holds then is its own.
TN_INLINE FILE *tn_file_acquire(FILE *f)
{
    return tn_unlikely(tn_process.threads_minus_1) ? tn_file_acquire_slow(f) : nullptr;
}
TN_INLINE void tn_file_release(FILE **locked)
{
    if (tn_unlikely(*locked))
        tn_file_unlock(*locked);
}
// Holds f's lock until the end of the enclosing block.
#define TN_FILE_GUARD(f) \
    [[maybe_unused]] FILE *tn_guard_ __attribute__((cleanup(tn_file_release))) = tn_file_acquire(f)

// --- transfers
// ------------------------------------------------------------------------------------------------------------
TN_HIDDEN bool tn_file_start_reading(FILE *);
TN_HIDDEN bool tn_file_start_writing(FILE *);
TN_HIDDEN size_t tn_file_transfer(FILE *, const unsigned char *,
                                  size_t); // past the buffer; bytes that reached the file
TN_HIDDEN bool tn_file_drain(FILE *);      // pending output to the file
TN_HIDDEN size_t tn_file_put(FILE *, const void *, size_t);   // through the buffer; bytes accepted
TN_HIDDEN size_t tn_file_write(FILE *, const void *, size_t); // the same with the line discipline
TN_HIDDEN void tn_file_lend(FILE *, unsigned char *,
                            size_t);         // a buffer for an unbuffered stream that is writing
TN_HIDDEN bool tn_file_reclaim(FILE *);      // writes it out and takes it back
TN_HIDDEN int tn_file_overflow(FILE *, int); // slow putc
TN_HIDDEN int tn_file_underflow(FILE *);     // slow getc
TN_HIDDEN bool tn_file_fill(FILE *);         // makes rpos < rend; false at the end or on error
TN_HIDDEN size_t tn_file_read(FILE *, void *, size_t);
TN_HIDDEN off_t tn_file_seek(FILE *, off_t, int);
TN_HIDDEN off_t tn_file_tell(FILE *);
TN_HIDDEN bool tn_file_flush(FILE *); // fflush of one stream

TN_INLINE int tn_file_getc(FILE *f)
{
    return tn_likely(f->rpos < f->rend) ? *f->rpos++ : tn_file_underflow(f);
}
TN_INLINE int tn_file_putc(FILE *f, int c)
{
    return tn_likely(f->wpos < f->wend) ? (*f->wpos++ = (unsigned char)c) : tn_file_overflow(f, c);
}
TN_INLINE bool tn_file_fail(FILE *f, int error)
{
    f->flags |= TN_F_ERR;
    errno = error;
    return false;
}
// Bytes waiting to be written, and bytes read ahead.
TN_INLINE size_t tn_file_pending(const FILE *f)
{
    return f->wpos ? (size_t)(f->wpos - f->wbase) : 0;
}
TN_INLINE size_t tn_file_ahead(const FILE *f) { return f->rpos ? (size_t)(f->rend - f->rpos) : 0; }

// Whether a newline waits: the last one is looked for from the end, which is where it usually is.
TN_INLINE const unsigned char *tn_last_newline(const unsigned char *p, size_t n)
{
    while (n)
        if (p[--n] == '\n')
            return p + n;
    return nullptr;
}

TN_INLINE void tn_file_idle(FILE *f) { f->rpos = f->rend = f->wpos = f->wend = nullptr; }

// --- all streams
// ------------------------------------------------------------------------------------------------------------
// A static program knows only the streams it links: each standard stream, and the list of those
// from malloc (list.c), adds a function to the hook array stdio_streams. Lock order: the list
// before a stream; so who holds a stream may visit the standard streams only.
struct tn_file_visit {
    void (*visitor)(FILE *, void *arg);
    void *arg;
    bool standard_only;
};
#define TN_FILE_STANDARD(file)                          \
    [[gnu::used]] static void file##_visit(void *visit) \
    {                                                   \
        const struct tn_file_visit *v = visit;          \
        v->visitor(&file, v->arg);                      \
    }                                                   \
    TN_HOOK(stdio_streams, 50, file##_visit)
TN_INLINE void tn_files_visit(const struct tn_file_visit *v)
{
    tn_hooks_run(stdio_streams, (void *)v);
}
TN_HIDDEN void tn_file_visit_flush(
    FILE *, void *failed); // a visitor; sets *(bool *)failed if an output could not be written

// --- making streams
// ------------------------------------------------------------------------------------------------------------
// Parses an fopen mode: open(2) flags in *oflags, stream flags as the value, 0 with EINVAL for a
// mode that begins wrong.
TN_HIDDEN unsigned tn_file_mode(const char *mode, int *oflags);
// A stream from malloc with a buffer of `size` bytes and, if extra is not 0, that many zero bytes
// at ->cookie for the ops. Not yet listed.
TN_HIDDEN FILE *tn_file_new(unsigned flags, const struct tn_file_ops *, size_t size, size_t extra);
TN_HIDDEN void tn_file_list(FILE *); // enters it into the list of all streams
TN_HIDDEN void tn_file_unlist(FILE *);
TN_HIDDEN FILE *tn_file_open_fd(int fd,
                                unsigned flags); // new and listed, or null; fd stays open then
TN_HIDDEN int tn_file_finish(FILE *); // flush and close, for fclose and freopen: 0 or EOF and errno
