// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

pid_t tn_setsid(void) { return (pid_t)tn_ret(tn_sys(setsid)); }
TN_PUBLIC(setsid);
