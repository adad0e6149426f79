// SPDX-License-Identifier: MIT
// mbrtowc without the character, and with a state of its own (C23 7.31.6.3.1).
#include "locale/locale.h"

size_t tn_mbrlen(const char *restrict s, size_t n, mbstate_t *restrict state)
{
    static mbstate_t own;
    return tn_mbrtowc(nullptr, s, n, state ? state : &own);
}
TN_PUBLIC(mbrlen);
