// SPDX-License-Identifier: MIT
// process_vm_writev: write another process's memory (process_vm_writev(2)).
#include <sys/uio.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

ssize_t tn_process_vm_writev(pid_t pid, const struct iovec *local, unsigned long local_count,
                             const struct iovec *remote, unsigned long remote_count,
                             unsigned long flags)
{
    return tn_ret(tn_sys(process_vm_writev, pid, local, local_count, remote, remote_count, flags));
}

TN_PUBLIC(process_vm_writev);
