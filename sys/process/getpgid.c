// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_getpgid(pid_t pid) { return (pid_t)tn_ret(tn_sys(getpgid, pid)); }
TN_PUBLIC(getpgid);
