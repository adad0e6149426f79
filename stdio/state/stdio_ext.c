// SPDX-License-Identifier: MIT
// <stdio_ext.h>, of Solaris: what a stream is doing. One line each; a program that asks one
// question usually asks several. None locks: the answer is about this moment, and who cares holds
// the lock.
#include <stdio_ext.h>

#include "stdio/stream/file.h"

TN_NAME(__fbufsize);
TN_NAME(__flbf);
TN_NAME(__fpending);
TN_NAME(__freadable);
TN_NAME(__fwritable);
TN_NAME(__freading);
TN_NAME(__fwriting);
TN_NAME(__fseterr);
TN_NAME(__freadahead);
TN_NAME(__freadptr);
TN_NAME(__freadptrinc);
TN_NAME(__fpurge);
TN_NAME(__fsetlocking);
TN_NAME(_flushlbf);

size_t tn___fbufsize(FILE *f) { return f->size; }
TN_PUBLIC(__fbufsize);
int tn___flbf(FILE *f) { return !!(f->flags & TN_F_LINE); }
TN_PUBLIC(__flbf);
size_t tn___fpending(FILE *f) { return tn_file_pending(f); }
TN_PUBLIC(__fpending);
int tn___freadable(FILE *f) { return !!(f->flags & TN_F_READ); }
TN_PUBLIC(__freadable);
int tn___fwritable(FILE *f) { return !!(f->flags & TN_F_WRITE); }
TN_PUBLIC(__fwritable);
// The last operation, or the only one possible, was of this kind.
int tn___freading(FILE *f) { return f->rpos || !(f->flags & TN_F_WRITE); }
TN_PUBLIC(__freading);
int tn___fwriting(FILE *f) { return f->wpos || !(f->flags & TN_F_READ); }
TN_PUBLIC(__fwriting);
void tn___fseterr(FILE *f) { f->flags |= TN_F_ERR; }
TN_PUBLIC(__fseterr);
// gnulib's view into the read buffer.
size_t tn___freadahead(FILE *f) { return tn_file_ahead(f); }
TN_PUBLIC(__freadahead);
const char *tn___freadptr(FILE *f, size_t *n)
{
    *n = tn_file_ahead(f);
    return *n ? (const char *)f->rpos : nullptr;
}
TN_PUBLIC(__freadptr);
void tn___freadptrinc(FILE *f, size_t n) { f->rpos += n; }
TN_PUBLIC(__freadptrinc);

// Drops what is buffered in either direction.
int tn___fpurge(FILE *f)
{
    tn_file_idle(f);
    return 0;
}
TN_PUBLIC(__fpurge);
TN_PUBLIC_AS(fpurge, tn___fpurge);

int tn___fsetlocking(FILE *f, int type)
{
    int before = f->flags & TN_F_BYCALLER ? FSETLOCKING_BYCALLER : FSETLOCKING_INTERNAL;
    if (type == FSETLOCKING_BYCALLER)
        f->flags |= TN_F_BYCALLER;
    else if (type == FSETLOCKING_INTERNAL)
        f->flags &= ~TN_F_BYCALLER;
    return before;
}
TN_PUBLIC(__fsetlocking);

static void flush_line_buffered(FILE *f, void *arg)
{
    if (!(f->flags & TN_F_WRITE))
        return;
    tn_file_lock(f);
    if (f->flags & TN_F_LINE && tn_file_pending(f))
        tn_file_drain(f);
    tn_file_unlock(f);
}
void tn__flushlbf(void)
{
    tn_files_visit(&(struct tn_file_visit){flush_line_buffered, nullptr, false});
}
TN_PUBLIC(_flushlbf);
