// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_acct(const char *path) { return (int)tn_ret(tn_sys(acct, path)); }
TN_PUBLIC(acct);
