// SPDX-License-Identifier: MIT
// toupper, toupper_l: C23 7.4, POSIX.1-2024 toupper.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(toupper);
