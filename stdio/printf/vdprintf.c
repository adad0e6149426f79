// SPDX-License-Identifier: MIT
// Formats to a descriptor through a stream that lives as long as the call (POSIX dprintf).
#include "stdio/stream/file.h"

int tn_vdprintf(int fd, const char *restrict format, va_list ap)
{
    unsigned char array[512];
    struct _IO_FILE f = {
        .buf = array, .size = sizeof array, .fd = fd, .flags = TN_F_WRITE, .ops = &tn_fd_ops};
    int n = tn_vfprintf(&f, format, ap);
    return tn_file_drain(&f) ? n : -1;
}
TN_PUBLIC(vdprintf);
