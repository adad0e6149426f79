// SPDX-License-Identifier: MIT
// strncat (C23 7.26.3.2), portable: at most n bytes of src, and always a NUL.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strncat);
TN_VARIANT_OF(strncat);

char *TN_VARIANT(strncat)(char *restrict dst, const char *restrict src, size_t n)
{
    char *end = dst + tn_strlen(dst);
    size_t len = tn_strnlen(src, n);
    tn_memcpy(end, src, len);
    end[len] = 0;
    return dst;
}
