// SPDX-License-Identifier: MIT
// eventfd: a counter with a descriptor (eventfd(2)).
#include <sys/eventfd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_eventfd(unsigned count, int flags) { return (int)tn_ret(tn_sys(eventfd2, count, flags)); }

TN_PUBLIC(eventfd);
