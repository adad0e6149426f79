// SPDX-License-Identifier: MIT
// statvfs, fstatvfs: facts about a file system in POSIX terms (POSIX statvfs).
#include <string.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

static int convert(long r, const struct statfs *in, struct statvfs *out)
{
    if (r)
        return (int)tn_ret(r);
    // f_fsid is two words in the kernel's structure and one number here.
    unsigned id[2];
    static_assert(sizeof in->f_fsid == sizeof id);
    __builtin_memcpy(id, &in->f_fsid, sizeof id);
    *out = (struct statvfs){
        .f_bsize = in->f_bsize,
        .f_frsize = in->f_frsize ? in->f_frsize : in->f_bsize,
        .f_blocks = in->f_blocks,
        .f_bfree = in->f_bfree,
        .f_bavail = in->f_bavail,
        .f_files = in->f_files,
        .f_ffree = in->f_ffree,
        .f_favail = in->f_ffree,
        .f_fsid = id[0],
        .f_flag = in->f_flags,
        .f_namemax = in->f_namelen,
        .f_type = (unsigned)in->f_type,
    };
    return 0;
}

int tn_statvfs(const char *restrict path, struct statvfs *restrict out)
{
    struct statfs fs = {};
    return convert(tn_sys(statfs, path, &fs), &fs, out);
}

int tn_fstatvfs(int fd, struct statvfs *out)
{
    struct statfs fs = {};
    return convert(tn_sys(fstatfs, fd, &fs), &fs, out);
}

TN_PUBLIC(statvfs);
TN_PUBLIC(fstatvfs);
