// SPDX-License-Identifier: MIT
// tenon_level: which instruction-set level the library uses in this process; see <tenon/level.h>.
#include "base/cpu.h"

#include <tenon/level.h>

const char *tn_level_name(void)
{
    int level = TN_CPU_LEVELS - 1;
    while (!tn_cpu_has(level)) // portable always is
        level--;
    return tn_level_names[level];
}
TN_PUBLIC_AS(tenon_level, tn_level_name);
