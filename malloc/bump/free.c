// SPDX-License-Identifier: MIT
// free of the bump backend: the last block's memory is used again, that of others is not.
#include <stdlib.h>

#include "malloc/bump/bump.h"

void tn_free(void *p)
{
    if (p)
        tn_bump_free(p);
}
TN_PUBLIC(free);
