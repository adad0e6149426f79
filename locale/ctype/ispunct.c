// SPDX-License-Identifier: MIT
// ispunct, ispunct_l: C23 7.4, POSIX.1-2024 ispunct.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(ispunct);
