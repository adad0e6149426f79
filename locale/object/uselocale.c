// SPDX-License-Identifier: MIT
// Sets the calling thread's locale, or for a null argument only tells it (POSIX.1-2024 uselocale).
// LC_GLOBAL_LOCALE stands for the global one in both directions.
#include "locale/locale.h"

locale_t tn_uselocale(locale_t l)
{
    locale_t old = tn_self()->locale;
    if (l)
        tn_self()->locale = l == LC_GLOBAL_LOCALE ? nullptr : l;
    return old ? old : LC_GLOBAL_LOCALE;
}
TN_PUBLIC(uselocale);
TN_PUBLIC_AS(__uselocale, tn_uselocale);
