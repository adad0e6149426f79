// SPDX-License-Identifier: MIT
// strtok (C23 7.26.5.8). The position is one per process, as the standard has it; threads use
// strtok_r.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

char *tn_strtok(char *restrict s, const char *restrict separators)
{
    static char *state;
    return tn_strtok_r(s, separators, &state);
}
TN_PUBLIC(strtok);
