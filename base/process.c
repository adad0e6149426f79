// SPDX-License-Identifier: MIT
#include "base/process.h"

// 4096 until start-up has read AT_PAGESZ, so that a host program that takes one component gets a
// sane value too.
#ifdef TN_HOSTED
// Beside a host libc nobody tells us of threads, so locks must always be atomic.
struct tn_process tn_process = {.page_size = 4096, .can_thread = true, .threads_minus_1 = 1};
#else
struct tn_process tn_process = {.page_size = 4096};
#endif
