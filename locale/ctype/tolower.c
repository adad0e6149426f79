// SPDX-License-Identifier: MIT
// tolower, tolower_l: C23 7.4, POSIX.1-2024 tolower.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(tolower);
