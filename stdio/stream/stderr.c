// SPDX-License-Identifier: MIT
// Unbuffered (C23 7.23.3p7): size 0, see file.h.
#include "stdio/stream/file.h"

struct _IO_FILE tn_stderr_file = {
    .buf = tn_stderr_file.tiny + TN_FILE_PUSHBACK,
    .fd = 2,
    .flags = TN_F_STATIC | TN_F_WRITE,
    .ops = &tn_fd_ops,
};
TN_FILE_STANDARD(tn_stderr_file);
#undef stderr
#ifdef TN_PACKAGE
[[gnu::visibility("default")]] FILE *const stderr = &tn_stderr_file;
#endif
