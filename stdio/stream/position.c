// SPDX-License-Identifier: MIT
// Positions: what the file's offset is for the caller, given what is buffered.
#include "stdio/stream/file.h"

off_t tn_file_seek(FILE *f, off_t offset, int whence)
{
    if (tn_file_pending(f) && !tn_file_drain(f))
        return -1;
    if (whence == SEEK_CUR && tn_add_overflow(offset, -(off_t)tn_file_ahead(f), &offset)) {
        errno = EOVERFLOW;
        return -1;
    }
    off_t r = f->ops->seek(f, offset, whence);
    if (r < 0) {
        errno = (int)-r;
        return -1;
    }
    tn_file_idle(f);
    f->flags &= ~TN_F_EOF;
    f->mb = (mbstate_t){};
    return r;
}

off_t tn_file_tell(FILE *f)
{
    off_t pending = (off_t)tn_file_pending(f);
    // Appended output counts from where it will land.
    off_t r = f->ops->seek(f, 0, pending && f->flags & TN_F_APPEND ? SEEK_END : SEEK_CUR);
    if (r < 0) {
        errno = (int)-r;
        return -1;
    }
    return r + pending - (off_t)tn_file_ahead(f);
}
