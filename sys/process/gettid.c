// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_gettid(void) { return (pid_t)tn_sys(gettid); }
TN_PUBLIC(gettid);
