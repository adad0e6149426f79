// SPDX-License-Identifier: MIT
// A file that is gone when it is closed (C23 7.23.4.3). O_TMPFILE makes it without a name; file
// systems that cannot get a name that is removed at once.
#include <fcntl.h>

#include "base/syscall.h"
#include "stdio/stream/file.h"
#include "stdlib/stdlib.h"

FILE *tn_tmpfile(void)
{
    int fd =
        (int)tn_sys(openat, AT_FDCWD, P_tmpdir, O_TMPFILE | O_RDWR | O_EXCL | O_LARGEFILE, 0600);
    if (fd < 0) {
        char path[] = P_tmpdir "/tmpfileXXXXXX";
        fd = tn_mkstemp(path);
        if (fd < 0)
            return nullptr;
        tn_sys(unlinkat, AT_FDCWD, path, 0);
    }
    FILE *f = tn_file_open_fd(fd, TN_F_READ | TN_F_WRITE);
    if (!f)
        tn_sys(close, fd);
    return f;
}
TN_PUBLIC(tmpfile);
