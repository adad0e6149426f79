// SPDX-License-Identifier: MIT
#include "base/scan_int.h"

struct tn_scanned_int tn_scan_int(const char *s, int base) { return tn_scan_int_(s, false, base); }
