// SPDX-License-Identifier: MIT
// An fpos_t holds the offset and the shift state of a wide stream.
#include "stdio/stream/file.h"

static_assert(sizeof(off_t) + sizeof(mbstate_t) == sizeof(fpos_t));

int tn_fgetpos(FILE *restrict f, fpos_t *restrict pos)
{
    TN_FILE_GUARD(f);
    off_t offset = tn_file_tell(f);
    if (offset < 0)
        return -1;
    __builtin_memcpy(pos, &offset, sizeof offset);
    __builtin_memcpy((char *)pos + sizeof offset, &f->mb, sizeof f->mb);
    return 0;
}
TN_PUBLIC(fgetpos);

int tn_fsetpos(FILE *f, const fpos_t *pos)
{
    off_t offset;
    __builtin_memcpy(&offset, pos, sizeof offset);
    TN_FILE_GUARD(f);
    if (tn_file_seek(f, offset, SEEK_SET) < 0)
        return -1;
    __builtin_memcpy(&f->mb, (const char *)pos + sizeof offset, sizeof f->mb);
    return 0;
}
TN_PUBLIC(fsetpos);
