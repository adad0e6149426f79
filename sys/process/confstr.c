// SPDX-License-Identifier: MIT
#include <tenon/mem.h>
#include <tenon/string.h>

#include "sys/process/process.h"

// Returns the size of the value with its null byte, of which at most `size` bytes are stored; 0
// with EINVAL for an unknown name. Everything is in one environment (LP64, libc holds all
// libraries): compiler and linker flags are empty.
size_t tn_confstr(int name, char *buffer, size_t size)
{
    const char *value;
    switch (name) {
    case _CS_PATH:
        value = "/bin:/usr/bin";
        break;
    case _CS_POSIX_V6_WIDTH_RESTRICTED_ENVS:
    case _CS_POSIX_V5_WIDTH_RESTRICTED_ENVS:
        value = "";
        break;
    case _CS_POSIX_V7_WIDTH_RESTRICTED_ENVS:
        value = "POSIX_V7_LP64_OFF64";
        break;
    case _CS_V6_ENV:
    case _CS_V7_ENV:
        value = "POSIXLY_CORRECT=1";
        break;
    case _CS_POSIX_V6_ILP32_OFF32_CFLAGS ... _CS_POSIX_V7_LPBIG_OFFBIG_LINTFLAGS:
    case _CS_POSIX_V7_THREADS_CFLAGS:
    case _CS_POSIX_V7_THREADS_LDFLAGS:
        value = "";
        break;
    default:
        errno = EINVAL;
        return 0;
    }
    const size_t needed = tn_strlen(value) + 1;
    if (size) {
        const size_t n = tn_min(needed, size);
        tn_memcpy(buffer, value, n);
        buffer[n - 1] = 0;
    }
    return needed;
}
TN_PUBLIC(confstr);
