// SPDX-License-Identifier: MIT
// isxdigit, isxdigit_l: C23 7.4, POSIX.1-2024 isxdigit.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isxdigit);
