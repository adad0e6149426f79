// SPDX-License-Identifier: MIT
// rint: x rounded to an integer in the current mode; raises inexact if the value changes. The sign
// of zero stays. C23 7.12.9.4.
#include "math/internal/rounding.h"

fp_t FP(rint)(fp_t x) { return fp_rint(x); }
FP_PUBLIC(rint);
