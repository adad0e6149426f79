// SPDX-License-Identifier: MIT
// Names of temporary files.
#pragma once

#include <stddef.h>

#include "base/tn.h"

// Replaces the six X before the last `suffix` bytes of a template by random letters and digits and
// calls make(template, flags) until it does not fail with -EEXIST, at most 10000 times. Returns
// make's result, or -EINVAL for a bad template, which ends up as it was if no name was free.
TN_HIDDEN long tn_temporary(char *template, int suffix, long (*make)(const char *name, int flags),
                            int flags);
