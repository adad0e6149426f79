// SPDX-License-Identifier: MIT
#include "thread/internal/thread.h"

int(tn_pthread_equal)(pthread_t a, pthread_t b) { return a == b; }
TN_PUBLIC(pthread_equal);
TN_PUBLIC_AS(thrd_equal, tn_pthread_equal);
