// SPDX-License-Identifier: MIT
// Port: random bytes from the system. Result: 0 or -errno.
#pragma once

#include <stddef.h>

#include "base/tn.h"

// Fills n bytes with cryptographically strong randomness; waits, in early boot, until the kernel
// has any. Always all of them: interruptions are continued. -ENOSYS or -EPERM: the kernel or a
// sandbox refuses.
TN_HIDDEN int tn_entropy(void *buf, size_t n);
