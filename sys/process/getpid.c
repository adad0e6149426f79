// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_getpid(void) { return (pid_t)tn_sys(getpid); }
TN_PUBLIC(getpid);
