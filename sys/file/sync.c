// SPDX-License-Identifier: MIT
// sync: write all file systems (POSIX sync).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

void tn_sync(void) { tn_sys(sync); }

TN_PUBLIC(sync);
