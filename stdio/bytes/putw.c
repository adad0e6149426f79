// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

int tn_putw(int v, FILE *f) { return tn_fwrite(&v, sizeof v, 1, f) ? 0 : EOF; }
TN_PUBLIC(putw);
