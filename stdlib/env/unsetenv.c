// SPDX-License-Identifier: MIT
// Removes an environment variable, if it is there (POSIX.1-2024 unsetenv). EINVAL: no name or one
// with '='.
#include "base/errno.h"
#include "stdlib/env/env.h"
#include "stdlib/stdlib.h"

int tn_unsetenv(const char *name)
{
    size_t length = tn_env_name(name);
    if (!length) {
        errno = EINVAL;
        return -1;
    }
    tn_lock_take(&tn_env_lock);
    tn_env_remove(name, length);
    tn_lock_drop(&tn_env_lock);
    return 0;
}
TN_PUBLIC(unsetenv);
