// SPDX-License-Identifier: MIT
// open_by_handle_at: open by a lasting handle (open_by_handle_at(2)).
#include <fcntl.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_open_by_handle_at(int mount_fd, struct file_handle *handle, int flags)
{
    return (int)tn_ret(tn_sys(open_by_handle_at, mount_fd, handle, flags));
}

TN_PUBLIC(open_by_handle_at);
