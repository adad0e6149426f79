// SPDX-License-Identifier: MIT
// dladdr and dladdr1 of static programs: no address belongs to a shared object.
#include "ldso/static/fail.h"

int tn_dladdr(const void *, Dl_info *) { return 0; }
TN_PUBLIC(dladdr);

int tn_dladdr1(const void *, Dl_info *, void **, int) { return 0; }
TN_PUBLIC(dladdr1);
