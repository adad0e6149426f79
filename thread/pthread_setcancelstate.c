// SPDX-License-Identifier: MIT
#include <errno.h>

#include "thread/thread.h"

// Enabling does not act on a pending request by itself, unless the type is asynchronous.
int tn_pthread_setcancelstate(int state, int *old)
{
    if (state < PTHREAD_CANCEL_ENABLE || state > PTHREAD_CANCEL_MASKED)
        return EINVAL;
    if (old)
        *old = tn_self()->cancel_state;
    tn_self()->cancel_state = (unsigned char)state;
    if (tn_self()->cancel_type == PTHREAD_CANCEL_ASYNCHRONOUS)
        tn_pthread_testcancel();
    return 0;
}
TN_PUBLIC(pthread_setcancelstate);
