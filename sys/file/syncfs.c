// SPDX-License-Identifier: MIT
// syncfs: write one file system (syncfs(2)).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_syncfs(int fd) { return (int)tn_ret(tn_sys(syncfs, fd)); }

TN_PUBLIC(syncfs);
