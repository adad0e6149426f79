// SPDX-License-Identifier: MIT
// ftruncate: set the length of an open file (POSIX ftruncate).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_ftruncate(int fd, off_t length) { return (int)tn_ret(tn_sys(ftruncate, fd, length)); }

TN_PUBLIC(ftruncate);
