// SPDX-License-Identifier: MIT
// Ends a locale object, which no thread may be using (POSIX.1-2024 freelocale).
#include <stdlib.h>

#include "locale/locale.h"

void tn_freelocale(locale_t l) { free(l); }
TN_PUBLIC(freelocale);
TN_PUBLIC_AS(__freelocale, tn_freelocale);
