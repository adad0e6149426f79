// SPDX-License-Identifier: MIT
// A copy of a locale object or of the global locale (POSIX.1-2024 duplocale). ENOMEM.
#include <stdlib.h>

#include "locale/locale.h"

locale_t tn_duplocale(locale_t l)
{
    locale_t copy = malloc(sizeof *copy);
    if (copy)
        *copy = *tn_locale_of(l);
    return copy;
}
TN_PUBLIC(duplocale);
TN_PUBLIC_AS(__duplocale, tn_duplocale);
