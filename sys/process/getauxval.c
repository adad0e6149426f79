// SPDX-License-Identifier: MIT
#include <elf.h>

#include "base/process.h"
#include "sys/process/process.h"

// 0 with ENOENT for a type that the kernel did not pass.
unsigned long tn_getauxval(unsigned long type)
{
    if (type == AT_SECURE)
        return tn_process.secure;
    for (const size_t *entry = tn_process.auxv; entry && *entry; entry += 2)
        if (*entry == type)
            return entry[1];
    errno = ENOENT;
    return 0;
}
TN_PUBLIC(getauxval);
// The name that libgcc calls for its outlined atomics on AArch64.
TN_PUBLIC_AS(__getauxval, tn_getauxval);
