// SPDX-License-Identifier: MIT
// ffs, ffsl, ffsll (POSIX.1-2024 <strings.h>): the lowest set bit, counted from 1.
#include <strings.h>
#include <tenon/mem.h>

#include "base/tn.h"

int tn_ffs(int v) { return __builtin_ffs(v); }
TN_PUBLIC(ffs);

int tn_ffsl(long v) { return __builtin_ffsl(v); }
TN_PUBLIC(ffsl);

int tn_ffsll(long long v) { return __builtin_ffsll(v); }
TN_PUBLIC(ffsll);
