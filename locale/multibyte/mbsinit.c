// SPDX-License-Identifier: MIT
// Whether a conversion stands between characters (C23 7.31.6.2.1).
#include "locale/locale.h"

int tn_mbsinit(const mbstate_t *state)
{
    return !state || (!state->__state[0] && !state->__state[1]);
}
TN_PUBLIC(mbsinit);
