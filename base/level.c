// SPDX-License-Identifier: MIT
// tenon_level: which instruction-set level the library uses in this process; see <tenon/level.h>. In
// an image of one level, whose functions are bound when it is built, that is TN_FIXED_LEVEL.
#include "base/cpu.h"

#include <tenon/level.h>

const char *tn_level_name(void)
{
#ifdef TN_FIXED_LEVEL
    return TN_FIXED_LEVEL;
#else
    int level = TN_CPU_LEVELS - 1;
    while (!tn_cpu_has(level)) // portable always is
        level--;
    return tn_level_names[level];
#endif
}
TN_PUBLIC_AS(tenon_level, tn_level_name);
