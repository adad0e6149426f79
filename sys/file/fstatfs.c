// SPDX-License-Identifier: MIT
// fstatfs: facts about the file system of an open file (fstatfs(2)).
#include <sys/statfs.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fstatfs(int fd, struct statfs *out) { return (int)tn_ret(tn_sys(fstatfs, fd, out)); }

TN_PUBLIC(fstatfs);
