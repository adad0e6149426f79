// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_getppid(void) { return (pid_t)tn_sys(getppid); }
TN_PUBLIC(getppid);
