// SPDX-License-Identifier: MIT
// isblank, isblank_l: C23 7.4, POSIX.1-2024 isblank.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isblank);
