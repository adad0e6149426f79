// SPDX-License-Identifier: MIT
// fchmodat: change permission bits relative to a directory (POSIX fchmodat). fchmodat2 takes flags
// since Linux 6.6; older kernels get AT_SYMLINK_NOFOLLOW by a descriptor that cannot be a link,
// through /proc.
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

// /proc/self/fd/N without stdio.
static void proc_path(char out[32], int fd)
{
    static const char prefix[] = "/proc/self/fd/";
    char digits[12];
    int n = 0;
    for (unsigned v = (unsigned)fd; n == 0 || v; v /= 10)
        digits[n++] = (char)('0' + v % 10);
    __builtin_memcpy(out, prefix, sizeof prefix - 1);
    char *p = out + sizeof prefix - 1;
    while (n)
        *p++ = digits[--n];
    *p = 0;
}

int tn_fchmodat(int fd, const char *path, mode_t mode, int flags)
{
    if (!flags)
        return (int)tn_ret(tn_sys(fchmodat, fd, path, mode));
    if (flags & ~(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH)) {
        errno = EINVAL;
        return -1;
    }
    long r = tn_syscall4(TN_SYS_fchmodat2, fd, (long)path, (long)mode, flags);
    if (r != -ENOSYS || flags != AT_SYMLINK_NOFOLLOW)
        return (int)tn_ret(r);

    const long file = tn_sys(openat, fd, path, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0)
        return (int)tn_ret(file == -ELOOP ? -EOPNOTSUPP : file);
    struct stat st;
    r = tn_fstatat_raw((int)file, "", &st, AT_EMPTY_PATH);
    if (!r && S_ISLNK(st.st_mode))
        r = -EOPNOTSUPP;
    if (!r) {
        char proc[32];
        proc_path(proc, (int)file);
        r = tn_sys(fchmodat, AT_FDCWD, proc, mode);
        if (r == -ENOENT)
            r = -EOPNOTSUPP; // no /proc
    }
    tn_sys(close, file);
    return (int)tn_ret(r);
}

TN_PUBLIC(fchmodat);
