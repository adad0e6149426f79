// SPDX-License-Identifier: MIT
// The name of the controlling terminal, whether there is one or not (POSIX).
#include "stdio/stdio.h"

char *tn_ctermid(char *array)
{
    static char name[] = "/dev/tty";
    static_assert(sizeof name <= L_ctermid);
    return array ? __builtin_memcpy(array, name, sizeof name) : name;
}
TN_PUBLIC(ctermid);
