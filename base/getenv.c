// SPDX-License-Identifier: MIT
// The value of an environment variable (C23 7.24.4.6), or a null pointer. It may run beside setenv,
// putenv and unsetenv in other threads: it never meets freed memory (stdlib/env/env.h), but the
// value of the very variable being set may be seen half written.
#include "base/atomic.h"
#include "base/environ.h"

// Begins a cache line: where the loop straddles one more, a look-up takes a third longer.
__attribute__((aligned(64))) char *tn_getenv(const char *name)
{
    char **entry = tn_load_acquire(&environ);
    if (!entry)
        return nullptr;
    for (char *e; (e = tn_load_acquire(entry)); entry++) {
        size_t i = 0;
        // A name with '=' in it names nothing.
        while (name[i] == e[i] && name[i] && name[i] != '=')
            i++;
        if (i && !name[i] && e[i] == '=')
            return e + i + 1;
    }
    return nullptr;
}
TN_PUBLIC(getenv);
