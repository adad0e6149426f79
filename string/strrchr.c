// SPDX-License-Identifier: MIT
// strrchr (C23 7.26.5.5), portable; c may be the NUL. The length comes first: the second pass, from
// the end, usually is short.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(strrchr);
TN_VARIANT_OF(strrchr);

char *TN_VARIANT(strrchr)(const char *s, int c) { return tn_memrchr(s, c, tn_strlen(s) + 1); }
