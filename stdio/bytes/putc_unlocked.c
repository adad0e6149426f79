// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_putc_unlocked(int c, FILE *f) { return tn_file_putc(f, c); }
TN_PUBLIC(putc_unlocked);
TN_PUBLIC_AS(fputc_unlocked, tn_putc_unlocked);
TN_PUBLIC_AS(_IO_putc_unlocked, tn_putc_unlocked);
