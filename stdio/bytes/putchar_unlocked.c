// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_putchar_unlocked(int c) { return tn_file_putc(tn_stdout, c); }
TN_PUBLIC(putchar_unlocked);
