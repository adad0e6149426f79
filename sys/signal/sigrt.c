// SPDX-License-Identifier: MIT
#include "sys/signal/signal.h"

// The real-time signals that applications may use begin after the library's own.
int tn_sigrtmin(void) { return TN_SIGSYNC + 1; }
TN_PUBLIC_AS(__libc_current_sigrtmin, tn_sigrtmin);

int tn_sigrtmax(void) { return _NSIG - 1; }
TN_PUBLIC_AS(__libc_current_sigrtmax, tn_sigrtmax);
