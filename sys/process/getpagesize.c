// SPDX-License-Identifier: MIT
#include "base/process.h"
#include "sys/process/process.h"

int tn_getpagesize(void) { return (int)tn_page_size(); }
TN_PUBLIC(getpagesize);
