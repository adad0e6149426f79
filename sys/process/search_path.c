// SPDX-License-Identifier: MIT
#include "base/environ.h"
#include "sys/process/process.h"

// Where execvp and posix_spawnp look for programs.
const char *tn_search_path(void)
{
    const char *path = tn_getenv("PATH");
    return path ? path : "/usr/local/bin:/bin:/usr/bin";
}
