// SPDX-License-Identifier: MIT
// pipe: two connected descriptors (POSIX pipe).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_pipe(int fds[2]) { return (int)tn_ret(tn_sys(pipe2, fds, 0)); }

TN_PUBLIC(pipe);
