// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_getchar(void) { return tn_getc(tn_stdin); }
TN_PUBLIC(getchar);
