// SPDX-License-Identifier: MIT
#include "thread/internal/thread.h"

int tn_thrd_detach(thrd_t t) { return tn_pthread_detach(t) ? thrd_error : thrd_success; }
TN_PUBLIC(thrd_detach);
