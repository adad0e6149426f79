// SPDX-License-Identifier: MIT
// getenv, but a null pointer in a program that runs with more rights than its caller
// (secure_getenv(3)).
#include "base/process.h"
#include "stdlib/stdlib.h"

char *tn_secure_getenv(const char *name) { return tn_process.secure ? nullptr : tn_getenv(name); }
TN_PUBLIC(secure_getenv);
