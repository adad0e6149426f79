// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_getchar_unlocked(void) { return tn_file_getc(tn_stdin); }
TN_PUBLIC(getchar_unlocked);
