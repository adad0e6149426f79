// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_setpgid(pid_t pid, pid_t group) { return (int)tn_ret(tn_sys(setpgid, pid, group)); }
TN_PUBLIC(setpgid);
