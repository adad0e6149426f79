// SPDX-License-Identifier: MIT
// isalpha, isalpha_l: C23 7.4, POSIX.1-2024 isalpha.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isalpha);
