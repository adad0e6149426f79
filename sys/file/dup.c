// SPDX-License-Identifier: MIT
// dup: the lowest free descriptor for the same open file (POSIX dup).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_dup(int fd) { return (int)tn_ret(tn_sys(dup, fd)); }

TN_PUBLIC(dup);
