// SPDX-License-Identifier: MIT
// name_to_handle_at: a lasting handle for a file (name_to_handle_at(2)).
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_name_to_handle_at(int fd, const char *path, struct file_handle *handle, int *mount_id,
                         int flags)
{
    return (int)tn_ret(tn_sys(name_to_handle_at, fd, path, handle, mount_id, flags));
}

TN_PUBLIC(name_to_handle_at);
