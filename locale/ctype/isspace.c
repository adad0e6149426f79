// SPDX-License-Identifier: MIT
// isspace, isspace_l: C23 7.4, POSIX.1-2024 isspace.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isspace);
