// SPDX-License-Identifier: MIT
// Port: per-thread state. tn_self() (base/tcb.h) finds the thread's block: in the image one
// instruction, beside a host libc a thread-local object that this port defines. What remains is to
// hear of the thread's end, and of fork.
#pragma once

#include "base/tn.h"

// A component calls this when the calling thread begins to own state in its block. From then on the
// process runs tn_hooks_run(thread_exit) when this thread ends (but not when the process does), and
// the fork hooks around fork. Cheap to repeat. In the image thread/ does that anyway and nothing is
// left to do.
TN_HIDDEN void tn_tls_attach(void);
