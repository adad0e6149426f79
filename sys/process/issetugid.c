// SPDX-License-Identifier: MIT
#include "base/process.h"
#include "sys/process/process.h"

int tn_issetugid(void) { return tn_process.secure; }
TN_PUBLIC(issetugid);
