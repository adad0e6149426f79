// SPDX-License-Identifier: MIT
// Internal to random/.
#pragma once

#include <stddef.h>

#include "base/tn.h"

// getrandom(2) at the vDSO's speed: the kernel's result. Never touches errno; safe in signal
// handlers and after fork.
TN_HIDDEN long tn_random_bytes(void *buf, size_t n, unsigned flags);
// All n bytes; ends the process where the system refuses.
TN_HIDDEN void tn_random_fill(void *buf, size_t n);
