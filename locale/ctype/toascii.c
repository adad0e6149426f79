// SPDX-License-Identifier: MIT
// The low seven bits of the argument (POSIX.1-2008 toascii).
#include "base/ctype.h"

extern inline int tn_toascii(int);
TN_PUBLIC(toascii);
