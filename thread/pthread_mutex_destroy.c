// SPDX-License-Identifier: MIT
#include "thread/internal/mutex.h"

// The mutex must be free. (An unlocking thread may still wake by its address; that touches no
// memory.)
int tn_pthread_mutex_destroy(pthread_mutex_t *) { return 0; }
TN_PUBLIC(pthread_mutex_destroy);
