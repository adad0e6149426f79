// SPDX-License-Identifier: MIT
// Makes a directory with a new name, mode 0700 (POSIX.1-2024 mkdtemp): the template, or a null
// pointer and errno as mkstemp.
#include <fcntl.h>
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "stdlib/files/temporary.h"
#include "stdlib/stdlib.h"

static long make(const char *name, int) { return tn_sys(mkdirat, AT_FDCWD, name, S_IRWXU); }

char *tn_mkdtemp(char *template)
{
    return tn_ret(tn_temporary(template, 0, make, 0)) < 0 ? nullptr : template;
}
TN_PUBLIC(mkdtemp);
