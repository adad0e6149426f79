// SPDX-License-Identifier: MIT
// nan: the default quiet NaN. The tag has no meaning here (C23 7.12.12.2 leaves it to the
// implementation) and is not read.
#include "math/internal/fp.h"

fp_t FP(nan)(const char *tag) { return fp_make(0, FP_EMAX, FP_LEAD | FP_LEAD >> 1); }
FP_PUBLIC(nan);
