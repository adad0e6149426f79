// SPDX-License-Identifier: MIT
// The slow halves of getc and putc under the names that compiled programs know (gnulib's freadahead
// and kin).
#include "stdio/stream/file.h"

int tn___uflow(FILE *f) { return tn_file_underflow(f); }
TN_PUBLIC(__uflow);
int tn___overflow(FILE *f, int c) { return tn_file_overflow(f, c); }
TN_PUBLIC(__overflow);
