// SPDX-License-Identifier: MIT
// The end of a stream's connection to its file. The file is closed even if flushing fails; the
// first error counts.
#include "stdio/stream/file.h"

int tn_file_finish(FILE *f)
{
    int result = tn_file_flush(f) ? 0 : EOF;
    int error = errno;
    int r = f->ops->close(f);
    if (!result && r < 0) {
        result = EOF;
        error = -r;
    }
    if (result)
        errno = error;
    tn_file_idle(f);
    f->fd = -1;
    f->flags &= ~(TN_F_READ | TN_F_WRITE);
    free(f->line);
    f->line = nullptr;
    f->line_size = 0;
    return result;
}
