// SPDX-License-Identifier: MIT
#include "stdio/wide/wide.h"

wint_t tn_putwchar(wchar_t w) { return tn_putwc(w, tn_stdout); }
TN_PUBLIC(putwchar);
wint_t tn_putwchar_unlocked(wchar_t w) { return tn_file_putwc(tn_stdout, w); }
TN_PUBLIC(putwchar_unlocked);
