// SPDX-License-Identifier: MIT
// isdigit, isdigit_l: C23 7.4, POSIX.1-2024 isdigit.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isdigit);
