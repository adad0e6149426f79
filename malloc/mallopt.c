// SPDX-License-Identifier: MIT
// mallopt(3): 1 for the parameters that glibc documents, whose meaning this allocator does not
// have; 0 for others.
#include "malloc/info.h"

int tn_mallopt(int parameter, int)
{
    return parameter == M_MXFAST || (parameter <= -1 && parameter >= -8);
}
TN_PUBLIC(mallopt);
