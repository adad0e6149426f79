// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

wint_t tn_getwchar(void) { return tn_getwc(tn_stdin); }
TN_PUBLIC(getwchar);
wint_t tn_getwchar_unlocked(void) { return tn_file_getwc(tn_stdin); }
TN_PUBLIC(getwchar_unlocked);
