// SPDX-License-Identifier: MIT
#include <stdint.h>

#include "thread/internal/thread.h"

void tn_thrd_exit(int value) { tn_pthread_exit((void *)(intptr_t)value); }
TN_PUBLIC(thrd_exit);
