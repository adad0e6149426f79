// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_putchar(int c) { return tn_putc(c, tn_stdout); }
TN_PUBLIC(putchar);
