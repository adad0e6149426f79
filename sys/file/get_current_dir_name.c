// SPDX-License-Identifier: MIT
// get_current_dir_name: the working directory, from $PWD where that is right (GNU). Allocated.
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tenon/string.h>

#include "base/tn.h"
#include "stdlib/stdlib.h"
#include "sys/file/file.h"

char *tn_get_current_dir_name(void)
{
    struct stat a, b;
    char *pwd = tn_getenv("PWD");
    if (pwd && *pwd == '/' && !tn_stat(pwd, &a) && !tn_stat(".", &b) && a.st_dev == b.st_dev &&
        a.st_ino == b.st_ino)
        return tn_strdup(pwd);
    return tn_getcwd(nullptr, 0);
}

TN_PUBLIC(get_current_dir_name);
