// SPDX-License-Identifier: MIT
// getcwd: the path of the working directory (POSIX getcwd). A null buffer is allocated: of `size`
// bytes, or as large as needed for size 0. ENOENT when the directory cannot be reached from the
// root.
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include <tenon/mem.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

char *tn_getcwd(char *buffer, size_t size)
{
    char local[PATH_MAX];
    char *to = buffer ? buffer : local;
    if (buffer && !size) {
        errno = EINVAL;
        return nullptr;
    }
    const long r = tn_sys(getcwd, to, buffer ? size : sizeof local);
    if (r < 0) {
        tn_ret(r);
        return nullptr;
    }
    if (r == 0 || to[0] != '/') {
        errno = ENOENT;
        return nullptr;
    }
    if (buffer)
        return buffer;
    if (size && size < (size_t)r) {
        errno = ERANGE;
        return nullptr;
    }
    char *copy = malloc(size ? size : (size_t)r);
    if (copy)
        tn_memcpy(copy, local, (size_t)r);
    return copy;
}

TN_PUBLIC(getcwd);
