// SPDX-License-Identifier: MIT
// iscntrl, iscntrl_l: C23 7.4, POSIX.1-2024 iscntrl.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(iscntrl);
