// SPDX-License-Identifier: MIT
// epoll_create1: a new event queue (epoll_create(2)).
#include <sys/epoll.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_epoll_create1(int flags) { return (int)tn_ret(tn_sys(epoll_create1, flags)); }

TN_PUBLIC(epoll_create1);
