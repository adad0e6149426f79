// SPDX-License-Identifier: MIT
// tn_dir_new: a directory stream around an open descriptor; null with ENOMEM.
#include <stdlib.h>

#include "sys/file/internal/dir.h"

DIR *tn_dir_new(int fd)
{
    DIR *dir = malloc(sizeof *dir);
    if (!dir)
        return nullptr;
    dir->fd = fd;
    dir->lock = (tn_lock){};
    dir->position = 0;
    dir->next = dir->end = 0;
    return dir;
}
