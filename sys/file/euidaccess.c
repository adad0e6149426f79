// SPDX-License-Identifier: MIT
// euidaccess, eaccess: access with the effective ids (GNU).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_euidaccess(const char *path, int mode)
{
    return tn_faccessat(AT_FDCWD, path, mode, AT_EACCESS);
}
TN_PUBLIC_AS(eaccess, tn_euidaccess);

TN_PUBLIC(euidaccess);
