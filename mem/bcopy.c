// SPDX-License-Identifier: MIT
// bcopy, memmove's older sister in 4.2BSD: source first, overlap allowed.
#include <strings.h>
#include <tenon/mem.h>

#include "base/tn.h"

void tn_bcopy(const void *src, void *dst, size_t n) { tn_memmove(dst, src, n); }
TN_PUBLIC(bcopy);
