// SPDX-License-Identifier: MIT
#include <stdint.h>

#include "thread/internal/thread.h"

int tn_thrd_join(thrd_t t, int *result)
{
    void *value;
    if (tn_pthread_join(t, &value))
        return thrd_error;
    if (result)
        *result = (int)(intptr_t)value;
    return thrd_success;
}
TN_PUBLIC(thrd_join);
