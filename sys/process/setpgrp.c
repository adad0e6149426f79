// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_setpgrp(void) { return tn_setpgid(0, 0); }
TN_PUBLIC(setpgrp);
