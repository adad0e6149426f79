// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_getsid(pid_t pid) { return (pid_t)tn_ret(tn_sys(getsid, pid)); }
TN_PUBLIC(getsid);
