// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_getpgrp(void) { return (pid_t)tn_sys(getpgid, 0); }
TN_PUBLIC(getpgrp);
