// SPDX-License-Identifier: MIT
// islower, islower_l: C23 7.4, POSIX.1-2024 islower.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(islower);
