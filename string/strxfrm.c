// SPDX-License-Identifier: MIT
// strxfrm (C23 7.26.4.5) and strxfrm_l: the key of a string in byte order is the string. Returns
// its length; dst is indeterminate if n is not larger, here a truncated copy.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

size_t tn_strxfrm(char *restrict dst, const char *restrict src, size_t n)
{
    return tn_strlcpy(dst, src, n);
}
TN_PUBLIC(strxfrm);

TN_NAME(strxfrm_l);
size_t tn_strxfrm_l(char *restrict dst, const char *restrict src, size_t n, locale_t locale)
{
    return tn_strlcpy(dst, src, n);
}
TN_PUBLIC(strxfrm_l);
TN_PUBLIC_AS(__strxfrm_l, tn_strxfrm_l);
