// SPDX-License-Identifier: MIT
#include <errno.h>

#include "thread/thread.h"

int tn_pthread_setcanceltype(int type, int *old)
{
    if (type != PTHREAD_CANCEL_DEFERRED && type != PTHREAD_CANCEL_ASYNCHRONOUS)
        return EINVAL;
    if (old)
        *old = tn_self()->cancel_type;
    tn_self()->cancel_type = (unsigned char)type;
    if (type == PTHREAD_CANCEL_ASYNCHRONOUS)
        tn_pthread_testcancel();
    return 0;
}
TN_PUBLIC(pthread_setcanceltype);
