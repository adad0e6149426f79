// SPDX-License-Identifier: MIT
// isupper, isupper_l: C23 7.4, POSIX.1-2024 isupper.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isupper);
