// SPDX-License-Identifier: MIT
// fflush of one stream (POSIX): pending output is written; on a seekable input stream the file
// offset becomes the stream's position, so that whoever shares the open file goes on where this
// stream stopped.
#include "stdio/stream/file.h"

bool tn_file_flush(FILE *f)
{
    if (f->wpos) {
        if (tn_file_pending(f) && !tn_file_drain(f))
            return false;
        // Idle, so that an update stream may go on with input (C23 7.23.5.3p7).
        if (f->flags & TN_F_READ)
            tn_file_idle(f);
        return true;
    }
    if (tn_file_ahead(f)) {
        off_t r = f->ops->seek(f, -(off_t)tn_file_ahead(f), SEEK_CUR);
        if (r >= 0)
            f->rpos = f->rend = nullptr;
        else if (r != -ESPIPE && r != -EINVAL) // EINVAL: pushed back before the file's beginning
            return tn_file_fail(f, (int)-r);
    }
    return true;
}

// A thread that waits for input holds its stream's lock, perhaps for ever, so an input stream in
// use is left alone.
void tn_file_visit_flush(FILE *f, void *failed)
{
    if (f->flags & TN_F_WRITE)
        tn_file_lock(f);
    else if (!tn_file_trylock(f))
        return;
    if (!tn_file_flush(f))
        *(bool *)failed = true;
    tn_file_unlock(f);
}
