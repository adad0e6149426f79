// SPDX-License-Identifier: MIT
// tempnam (XSI, obsolescent): a malloc'ed name in $TMPDIR (not in a set-user-ID program), the given
// directory, or P_tmpdir, whichever is the first directory that can be written; at most five bytes
// of the prefix count.
#include <fcntl.h>
#include <tenon/mem.h>
#include <tenon/string.h>
#include <unistd.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"
#include "stdlib/stdlib.h"

static bool usable(const char *dir)
{
    return dir && tn_sys(faccessat, AT_FDCWD, dir, W_OK | X_OK) == 0;
}

char *tn_tempnam(const char *dir, const char *prefix)
{
    const char *from_environment = tn_secure_getenv("TMPDIR");
    if (usable(from_environment))
        dir = from_environment;
    else if (!usable(dir))
        dir = P_tmpdir;
    size_t dir_length = tn_strlen(dir), prefix_length = prefix ? tn_strnlen(prefix, 5) : 0;
    static const char random[] = "XXXXXX";
    char *name = malloc(dir_length + 1 + prefix_length + sizeof random);
    if (!name)
        return nullptr;
    char *p = tn_mempcpy(name, dir, dir_length);
    *p++ = '/';
    p = tn_mempcpy(p, prefix, prefix_length);
    __builtin_memcpy(p, random, sizeof random);
    tn_mktemp(name);
    if (!*name) {
        free(name);
        return nullptr;
    }
    return name;
}
TN_PUBLIC(tempnam);
