// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

void tn_setlinebuf(FILE *f) { tn_setvbuf(f, nullptr, _IOLBF, 0); }
TN_PUBLIC(setlinebuf);
