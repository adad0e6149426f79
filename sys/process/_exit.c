// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

// POSIX.1-2024 _exit: at once, without handlers or flushing.
void tn__exit(int status)
{
    for (;;)
        tn_sys(exit_group, status);
}
TN_PUBLIC(_exit);
