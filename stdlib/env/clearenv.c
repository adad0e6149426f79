// SPDX-License-Identifier: MIT
// Removes all environment variables (clearenv(3)); environ is a null pointer afterwards. Always 0.
#include <unistd.h>

#include "base/atomic.h"
#include "stdlib/env/env.h"
#include "stdlib/stdlib.h"

int tn_clearenv(void)
{
    tn_lock_take(&tn_env_lock);
    tn_store_release(&environ, nullptr);
    tn_env_release_all();
    tn_lock_drop(&tn_env_lock);
    return 0;
}
TN_PUBLIC(clearenv);
