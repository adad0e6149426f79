// SPDX-License-Identifier: MIT
// ioctl: device control (ioctl(2)); one argument, of the width of a pointer.
#include <stdarg.h>
#include <sys/ioctl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_ioctl(int fd, int request, ...)
{
    va_list ap;
    va_start(ap, request);
    void *arg = va_arg(ap, void *);
    va_end(ap);
    return (int)tn_ret(tn_sys(ioctl, fd, request, arg));
}

TN_PUBLIC(ioctl);
