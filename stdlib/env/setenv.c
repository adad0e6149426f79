// SPDX-License-Identifier: MIT
// Sets an environment variable to a copy of the value (POSIX.1-2024 setenv). EINVAL: no name or one
// with '='; ENOMEM. Thread-safe among setenv, putenv, unsetenv, clearenv. An old value that setenv
// made is reused, not leaked (env.h).
#include "base/errno.h"
#include "stdlib/env/env.h"
#include "stdlib/stdlib.h"

static bool set(const char *name, size_t length, const char *value, size_t value_size)
{
    char *string = tn_env_take(length + 1 + value_size);
    if (!string)
        return false;
    __builtin_memcpy(string, name, length);
    string[length] = '=';
    __builtin_memcpy(string + length + 1, value, value_size);
    if (tn_env_put(string, length))
        return true;
    tn_env_release(string);
    return false;
}

int tn_setenv(const char *name, const char *value, int overwrite)
{
    size_t length = tn_env_name(name), value_size = 1;
    if (!length) {
        errno = EINVAL;
        return -1;
    }
    for (const char *v = value; *v; v++)
        value_size++;
    tn_lock_take(&tn_env_lock);
    bool done = (!overwrite && tn_env_find(name, length)) || set(name, length, value, value_size);
    tn_lock_drop(&tn_env_lock);
    if (done)
        return 0;
    errno = ENOMEM;
    return -1;
}
TN_PUBLIC(setenv);
