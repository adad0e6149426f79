// SPDX-License-Identifier: MIT
// One allocation holds the stream, what its operations need, and its buffer.
#include "stdio/stream/file.h"

FILE *tn_file_new(unsigned flags, const struct tn_file_ops *ops, size_t size, size_t extra)
{
    FILE *f = malloc(sizeof *f + extra + TN_FILE_PUSHBACK + size);
    if (!f)
        return nullptr;
    __builtin_memset(f, 0, sizeof *f + extra);
    unsigned char *rest = (unsigned char *)(f + 1);
    if (extra)
        f->cookie = rest;
    f->buf = rest + extra + TN_FILE_PUSHBACK;
    f->size = size;
    f->flags = flags;
    f->fd = -1;
    f->ops = ops;
    return f;
}

FILE *tn_file_open_fd(int fd, unsigned flags)
{
    // Only output decides whether it goes to a terminal, with its first write.
    FILE *f = tn_file_new(flags & TN_F_WRITE ? flags | TN_F_DECIDE : flags, &tn_fd_ops,
                          TN_FILE_BUFFER, 0);
    if (f) {
        f->fd = fd;
        tn_file_list(f);
    }
    return f;
}
