// SPDX-License-Identifier: MIT
// Modes of fopen (C23 7.23.5.3, POSIX): r, w or a first, then any of + b e x in any order; other
// letters are ignored, as programs write ",ccs=" and "t" there.
#include <fcntl.h>

#include "stdio/stream/file.h"

unsigned tn_file_mode(const char *mode, int *oflags)
{
    unsigned flags;
    switch (*mode) {
    case 'r':
        flags = TN_F_READ;
        *oflags = 0;
        break;
    case 'w':
        flags = TN_F_WRITE;
        *oflags = O_CREAT | O_TRUNC;
        break;
    case 'a':
        flags = TN_F_WRITE | TN_F_APPEND;
        *oflags = O_CREAT | O_APPEND;
        break;
    default:
        errno = EINVAL;
        return 0;
    }
    for (const char *m = mode + 1; *m && *m != ','; m++) {
        if (*m == '+')
            flags |= TN_F_READ | TN_F_WRITE;
        else if (*m == 'e')
            *oflags |= O_CLOEXEC;
        else if (*m == 'x')
            *oflags |= O_EXCL;
    }
    *oflags |= O_LARGEFILE | (!(flags & TN_F_WRITE) ? O_RDONLY
                              : flags & TN_F_READ   ? O_RDWR
                                                    : O_WRONLY);
    return flags;
}
