// SPDX-License-Identifier: MIT
// dlinfo of static programs.
#include "ldso/static/fail.h"

int tn_dlinfo(void *, int, void *)
{
    tn_dl_fail("Dynamic loading is not supported: this program is linked statically");
    return -1;
}
TN_PUBLIC(dlinfo);
