// SPDX-License-Identifier: MIT
// strrchr (C23 7.26.5.5); c may be the NUL. The length comes first: two vector passes, of which the
// second, from the end, usually is short.
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strrchr(const char *s, int c) { return tn_memrchr(s, c, tn_strlen(s) + 1); }
TN_PUBLIC(strrchr);
TN_PUBLIC_AS(rindex, tn_strrchr);
