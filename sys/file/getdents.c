// SPDX-License-Identifier: MIT
// getdents: directory entries as the kernel gives them (getdents64(2)).
#include <dirent.h>
#include <limits.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_getdents(int fd, struct dirent *buffer, size_t size)
{
    return (int)tn_ret(tn_sys(getdents64, fd, buffer, size > INT_MAX ? INT_MAX : size));
}

TN_PUBLIC(getdents);
