// SPDX-License-Identifier: MIT
// pipe2: two connected descriptors with O_CLOEXEC, O_NONBLOCK (POSIX.1-2024 pipe2).
#include <fcntl.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_pipe2(int fds[2], int flags) { return (int)tn_ret(tn_sys(pipe2, fds, flags)); }

TN_PUBLIC(pipe2);
