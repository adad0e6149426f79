// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_getc_unlocked(FILE *f) { return tn_file_getc(f); }
TN_PUBLIC(getc_unlocked);
TN_PUBLIC_AS(fgetc_unlocked, tn_getc_unlocked);
TN_PUBLIC_AS(_IO_getc_unlocked, tn_getc_unlocked);
