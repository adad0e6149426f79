// SPDX-License-Identifier: MIT
// getdtablesize: how many descriptors a process may have.
#include <limits.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_getdtablesize(void)
{
    struct rlimit limit;
    if (tn_sys(prlimit64, 0, RLIMIT_NOFILE, 0, &limit))
        return _POSIX_OPEN_MAX;
    return limit.rlim_cur < INT_MAX ? (int)limit.rlim_cur : INT_MAX;
}

TN_PUBLIC(getdtablesize);
