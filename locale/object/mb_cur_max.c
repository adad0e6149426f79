// SPDX-License-Identifier: MIT
// The macro MB_CUR_MAX (C23 7.24): bytes of the longest character of the current locale.
#include <stdlib.h>

#include "locale/locale.h"

TN_NAME(__ctype_get_mb_cur_max);
size_t tn___ctype_get_mb_cur_max(void) { return tn_locale()->utf8 ? 4 : 1; }
TN_PUBLIC(__ctype_get_mb_cur_max);
