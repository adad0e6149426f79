// SPDX-License-Identifier: MIT
// strerror_r (POSIX.1-2024): the text of strerror in the caller's buffer; ERANGE, and as much as
// fits, if it is too small.
#include <errno.h>
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

int tn_strerror_r(int error, char *buf, size_t size)
{
    const char *text = tn_strerror(error);
    size_t len = tn_strlen(text);
    if (len < size) {
        tn_memcpy(buf, text, len + 1);
        return 0;
    }
    if (size) {
        tn_memcpy(buf, text, size - 1);
        buf[size - 1] = 0;
    }
    return ERANGE;
}
TN_PUBLIC(strerror_r);
TN_PUBLIC_AS(__xpg_strerror_r, tn_strerror_r);
