// SPDX-License-Identifier: MIT
// Items of which some may be read, the last in part (C23 7.23.8.1). A product size·n that overflows
// names no object: EOVERFLOW.
#include "stdio/stream/file.h"

size_t tn_fread_unlocked(void *restrict p, size_t size, size_t n, FILE *restrict f)
{
    size_t bytes;
    if (tn_mul_overflow(size, n, &bytes)) {
        tn_file_fail(f, EOVERFLOW);
        return 0;
    }
    size_t done = tn_file_read(f, p, bytes);
    return done == bytes ? (bytes ? n : 0) : done / size;
}
TN_PUBLIC(fread_unlocked);

size_t tn_fread(void *restrict p, size_t size, size_t n, FILE *restrict f)
{
    TN_FILE_GUARD(f);
    return tn_fread_unlocked(p, size, n, f);
}
TN_PUBLIC(fread);
