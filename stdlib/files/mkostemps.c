// SPDX-License-Identifier: MIT
// Makes and opens a file with a new name, mode 0600 (POSIX.1-2024 mkstemp, mkostemp; mkstemps(3)):
// the descriptor, or -1 and errno: EINVAL for a template without XXXXXX in its place, EEXIST if no
// name is free, or what open(2) says.
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "stdlib/files/temporary.h"
#include "stdlib/stdlib.h"

static long make(const char *name, int flags)
{
    return tn_sys(openat, AT_FDCWD, name, flags, S_IRUSR | S_IWUSR);
}

int tn_mkostemps(char *template, int suffix, int flags)
{
    flags = (flags & ~O_ACCMODE) | O_RDWR | O_CREAT | O_EXCL | O_LARGEFILE;
    return (int)tn_ret(tn_temporary(template, suffix, make, flags));
}
TN_PUBLIC(mkostemps);

int tn_mkostemp(char *template, int flags) { return tn_mkostemps(template, 0, flags); }
TN_PUBLIC(mkostemp);

int tn_mkstemps(char *template, int suffix) { return tn_mkostemps(template, suffix, 0); }
TN_PUBLIC(mkstemps);

int tn_mkstemp(char *template) { return tn_mkostemps(template, 0, 0); }
TN_PUBLIC(mkstemp);
