// SPDX-License-Identifier: MIT
#include "thread/internal/thread.h"

void tn_pthread_testcancel(void)
{
    if (tn_unlikely(tn_self()->cancel) && tn_self()->cancel_state == PTHREAD_CANCEL_ENABLE)
        tn_pthread_exit(PTHREAD_CANCELED);
}
TN_PUBLIC(pthread_testcancel);
