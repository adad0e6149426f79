// SPDX-License-Identifier: MIT
// fcntl: operations on a descriptor (POSIX fcntl). F_SETLKW is a cancellation point. F_GETOWN goes
// by F_GETOWN_EX, since a process group's negative number would look like an error.
#include <fcntl.h>
#include <stdarg.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fcntl(int fd, int cmd, ...)
{
    va_list ap;
    va_start(ap, cmd);
    unsigned long arg = va_arg(ap, unsigned long);
    va_end(ap);
    if (cmd == F_SETFL)
        arg |= O_LARGEFILE;
    if (cmd == F_SETLKW)
        return (int)tn_ret(tn_sys_cp(fcntl, fd, cmd, arg));
    if (cmd == F_GETOWN) {
        struct f_owner_ex owner;
        const long r = tn_sys(fcntl, fd, F_GETOWN_EX, &owner);
        if (r == -EINVAL)
            return (int)tn_ret(tn_sys(fcntl, fd, cmd, arg));
        if (r)
            return (int)tn_ret(r);
        return owner.type == F_OWNER_PGRP ? -owner.pid : owner.pid;
    }
    return (int)tn_ret(tn_sys(fcntl, fd, cmd, arg));
}

TN_PUBLIC(fcntl);
