// SPDX-License-Identifier: MIT
// The parts of a cancellation point that pthread_cancel and its signal handler must know
// (thread/pthread_cancel.c).
#pragma once

#include "base/tn.h"

// The code of tn_syscall_cp_raw in which the call has had no effect yet, and the place from where
// it returns -ECANCELED.
extern TN_HIDDEN const char tn_syscall_cp_begin[], tn_syscall_cp_end[], tn_syscall_cp_cancelled[];

// Acts on a request: ends the thread, or in the masked state (PTHREAD_CANCEL_MASKED) disables
// cancellation and returns -ECANCELED. Null until the first request is made: packages below thread/
// find it here.
extern TN_HIDDEN long (*tn_cancel_action)(void);
