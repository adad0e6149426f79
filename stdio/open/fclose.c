// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_fclose(FILE *f)
{
    // Nobody else may use the stream any more, but somebody may still be on the way out of it, and
    // fflush(NULL) may come by until it has left the list.
    if (!(f->flags & TN_F_STATIC))
        tn_file_unlist(f);
    int result;
    {
        TN_FILE_GUARD(f);
        result = tn_file_finish(f);
        if (f->flags & TN_F_OWN_BUFFER) {
            free(f->buf - TN_FILE_PUSHBACK);
            f->flags &= ~TN_F_OWN_BUFFER;
            f->buf = f->tiny + TN_FILE_PUSHBACK;
            f->size = 0;
        }
    }
    if (!(f->flags & TN_F_STATIC))
        free(f);
    return result;
}
TN_PUBLIC(fclose);
