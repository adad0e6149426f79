// SPDX-License-Identifier: MIT
// A static program has no loader: its dl functions fail and dlerror says why. Texts are constant,
// so nothing is allocated.
#pragma once

#include "ldso/dl.h"

static inline void tn_dl_fail(const char *text)
{
    tn_self()->dl_error = (char *)text;
    tn_self()->dl_error_fresh = true;
}
