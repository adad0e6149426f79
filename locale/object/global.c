// SPDX-License-Identifier: MIT
#include "locale/locale.h"

const struct tn_locale_part tn_locale_c = {.name = "C"};
struct __locale_struct tn_global_locale;
