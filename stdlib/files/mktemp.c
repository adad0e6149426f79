// SPDX-License-Identifier: MIT
// A name that no file has at this moment (mktemp(3)); another process may take it before it is
// used: prefer mkstemp. The template, emptied and with errno set if there is no such name.
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "stdlib/files/temporary.h"
#include "stdlib/stdlib.h"

static long probe(const char *name, int)
{
    struct stat unused;
    long r = tn_sys(newfstatat, AT_FDCWD, name, &unused, AT_SYMLINK_NOFOLLOW);
    return r == 0 ? -EEXIST : r == -ENOENT ? 0 : r;
}

char *tn_mktemp(char *template)
{
    if (tn_ret(tn_temporary(template, 0, probe, 0)) < 0)
        *template = 0;
    return template;
}
TN_PUBLIC(mktemp);
