// SPDX-License-Identifier: MIT
// struct __dirstream: a descriptor and a buffer of the kernel's entries, whose layout struct dirent
// has.
#pragma once

#include <dirent.h>

#include "base/lock.h"

struct __dirstream {
    int fd;
    tn_lock lock;
    long position;                                 // of the next entry, for telldir
    long next, end;                                // unread bytes of the buffer
    alignas(struct dirent) char buffer[2048 - 40]; // two entries of the longest name at least
};

TN_HIDDEN DIR *tn_dir_new(int fd);
