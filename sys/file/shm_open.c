// SPDX-License-Identifier: MIT
// shm_open, shm_unlink: shared memory by name, files in /dev/shm (POSIX). The name may begin with
// slashes and hold none after; . and .. are EINVAL.
#include <fcntl.h>
#include <limits.h>
#include <sys/mman.h>
#include <unistd.h>

#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

static bool path_of(char out[NAME_MAX + 10], const char *name)
{
    while (*name == '/')
        name++;
    const size_t length = tn_strlen(name);
    const bool dots = name[0] == '.' && (!name[1] || (name[1] == '.' && !name[2]));
    if (!length || dots || tn_strchr(name, '/')) {
        errno = EINVAL;
        return false;
    }
    if (length > NAME_MAX) {
        errno = ENAMETOOLONG;
        return false;
    }
    tn_memcpy(out, "/dev/shm/", 9);
    tn_memcpy(out + 9, name, length + 1);
    return true;
}

int tn_shm_open(const char *name, int flags, mode_t mode)
{
    char path[NAME_MAX + 10];
    if (!path_of(path, name))
        return -1;
    return (int)tn_ret(tn_sys(openat, AT_FDCWD, path,
                              flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_LARGEFILE, mode));
}

int tn_shm_unlink(const char *name)
{
    char path[NAME_MAX + 10];
    return path_of(path, name) ? (int)tn_ret(tn_sys(unlinkat, AT_FDCWD, path, 0)) : -1;
}

TN_PUBLIC(shm_open);
TN_PUBLIC(shm_unlink);
