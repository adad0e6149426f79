// SPDX-License-Identifier: MIT
// fflush(NULL) is for all streams: output is written, and input that is seekable and idle gives
// back what it read ahead.
#include "stdio/stream/file.h"

int tn_fflush_unlocked(FILE *f)
{
    bool failed = false;
    if (f)
        failed = !tn_file_flush(f);
    else
        tn_files_visit(&(struct tn_file_visit){tn_file_visit_flush, &failed, false});
    return failed ? EOF : 0;
}
TN_PUBLIC(fflush_unlocked);

int tn_fflush(FILE *f)
{
    if (!f)
        return tn_fflush_unlocked(f);
    TN_FILE_GUARD(f);
    return tn_fflush_unlocked(f);
}
TN_PUBLIC(fflush);
