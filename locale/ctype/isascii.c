// SPDX-License-Identifier: MIT
// Whether the argument is a 7-bit code (POSIX.1-2008 isascii).
#include "base/ctype.h"

extern inline int tn_isascii(int);
TN_PUBLIC(isascii);
