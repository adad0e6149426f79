// SPDX-License-Identifier: MIT
// isalnum, isalnum_l: C23 7.4, POSIX.1-2024 isalnum.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isalnum);
