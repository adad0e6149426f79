// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_execvp(const char *file, char *const argv[]) { return tn_execvpe(file, argv, environ); }
TN_PUBLIC(execvp);
