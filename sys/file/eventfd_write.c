// SPDX-License-Identifier: MIT
// eventfd_write: add to the counter (eventfd(3)).
#include <sys/eventfd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_eventfd_write(int fd, eventfd_t value)
{
    return tn_write(fd, &value, sizeof value) == sizeof value ? 0 : -1;
}

TN_PUBLIC(eventfd_write);
