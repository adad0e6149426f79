// SPDX-License-Identifier: MIT
// strpbrk (C23 7.26.5.4).
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strpbrk(const char *s, const char *accept)
{
    s += tn_strcspn(s, accept);
    return *s ? (char *)s : nullptr;
}
TN_PUBLIC(strpbrk);
