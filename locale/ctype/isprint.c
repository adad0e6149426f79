// SPDX-License-Identifier: MIT
// isprint, isprint_l: C23 7.4, POSIX.1-2024 isprint.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isprint);
