// SPDX-License-Identifier: MIT
// Ends the process, all threads at once, without running anything of it (C23 7.24.4.5).
// Async-signal-safe.
#include "base/syscall.h"
#include "stdlib/stdlib.h"

void tn__Exit(int status)
{
    for (;;)
        tn_sys(exit_group, status);
}
TN_PUBLIC(_Exit);
