// SPDX-License-Identifier: MIT
// isgraph, isgraph_l: C23 7.4, POSIX.1-2024 isgraph.
#include "locale/ctype/ctype_public.h"

TN_CTYPE_PUBLIC(isgraph);
