// SPDX-License-Identifier: MIT
// Port: the end of a process whose memory cannot be trusted any more.
#pragma once

#include "base/tn.h"

// Writes "message\n" to standard error and ends the process by SIGABRT, even if that is blocked,
// ignored or handled: no handler, atexit function or stream runs after corruption. Uses no memory
// but its stack.
[[noreturn]] TN_HIDDEN void tn_die(const char *message);
