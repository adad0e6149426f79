// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_execv(const char *path, char *const argv[]) { return tn_execve(path, argv, environ); }
TN_PUBLIC(execv);
