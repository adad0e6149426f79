// SPDX-License-Identifier: MIT
// mallopt(3): 1 for the parameters that glibc documents, also where the backend has no such knob; 0
// for others. README.md tells which backend heeds which.
#include "malloc/backend.h"
#include "malloc/info.h"

int tn_mallopt(int parameter, int value)
{
    return tn_heap_option(parameter, value) || parameter == M_MXFAST ||
           (parameter <= -1 && parameter >= -8);
}
TN_PUBLIC(mallopt);
