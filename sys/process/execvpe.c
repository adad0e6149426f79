// SPDX-License-Identifier: MIT
#include "base/environ.h"
#include "base/spawn.h"
#include "sys/process/process.h"

// Searches PATH of the calling process, or a default where it has none.
int tn_execvpe(const char *file, char *const argv[], char *const envp[])
{
    return (int)tn_ret(tn_exec_search(file, tn_search_path(), argv, envp, true));
}
TN_PUBLIC(execvpe);
