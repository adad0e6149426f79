// SPDX-License-Identifier: MIT
// dladdr of static programs: no address belongs to a shared object.
#include "ldso/static/fail.h"

int tn_dladdr(const void *, Dl_info *) { return 0; }
TN_PUBLIC(dladdr);
