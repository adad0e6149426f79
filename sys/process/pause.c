// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_pause(void) { return (int)tn_ret(tn_sys_cp(ppoll, 0, 0, 0, 0, 0)); }
TN_PUBLIC(pause);
