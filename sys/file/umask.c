// SPDX-License-Identifier: MIT
// umask: set the mask of permission bits for new files (POSIX umask); cannot fail.
#include <sys/stat.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

mode_t tn_umask(mode_t mask) { return (mode_t)tn_ret(tn_sys(umask, mask)); }

TN_PUBLIC(umask);
