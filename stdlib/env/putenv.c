// SPDX-License-Identifier: MIT
// Makes the caller's string "name=value" itself part of the environment (POSIX.1-2024 putenv);
// without '=' it removes the variable (putenv(3)). ENOMEM; EINVAL for an empty name.
#include "base/errno.h"
#include "stdlib/env/env.h"
#include "stdlib/stdlib.h"

int tn_putenv(char *string)
{
    size_t length = 0;
    while (string[length] && string[length] != '=')
        length++;
    if (!length || !string[length])
        return tn_unsetenv(string);
    tn_lock_take(&tn_env_lock);
    bool done = tn_env_put(string, length);
    tn_lock_drop(&tn_env_lock);
    if (done)
        return 0;
    errno = ENOMEM;
    return -1;
}
TN_PUBLIC(putenv);
