// SPDX-License-Identifier: MIT
// The number of whole items accepted (C23 7.23.8.2). A product size·n that overflows names no
// object: EOVERFLOW.
#include "stdio/stream/file.h"

size_t tn_fwrite_unlocked(const void *restrict p, size_t size, size_t n, FILE *restrict f)
{
    size_t bytes;
    if (tn_mul_overflow(size, n, &bytes)) {
        tn_file_fail(f, EOVERFLOW);
        return 0;
    }
    size_t done = tn_file_write(f, p, bytes);
    return done == bytes ? (bytes ? n : 0) : done / size;
}
TN_PUBLIC(fwrite_unlocked);

size_t tn_fwrite(const void *restrict p, size_t size, size_t n, FILE *restrict f)
{
    TN_FILE_GUARD(f);
    return tn_fwrite_unlocked(p, size, n, f);
}
TN_PUBLIC(fwrite);
