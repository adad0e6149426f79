// SPDX-License-Identifier: MIT
// bzero (4.2BSD).
#include <strings.h>
#include <tenon/mem.h>

#include "base/tn.h"

void tn_bzero(void *dst, size_t n) { tn_memset(dst, 0, n); }
TN_PUBLIC(bzero);
