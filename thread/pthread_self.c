// SPDX-License-Identifier: MIT
#include "thread/internal/thread.h"

pthread_t tn_pthread_self(void) { return tn_thread(); }
TN_PUBLIC(pthread_self);
TN_PUBLIC_AS(thrd_current, tn_pthread_self);
