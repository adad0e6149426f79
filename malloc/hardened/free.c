// SPDX-License-Identifier: MIT
// free of the hardened backend.
#include <stdlib.h>

#include "malloc/hardened/hardened.h"

void tn_free(void *p)
{
    if (p)
        tn_hardened_free(p);
}
TN_PUBLIC(free);
