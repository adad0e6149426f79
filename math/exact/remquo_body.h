// SPDX-License-Identifier: MIT
// remquo: x - n*y with n the integer nearest to x/y, halves to even; exact. *quotient gets the sign
// of x/y and the low 31 bits of |n|. Invalid for x infinite or y zero, the quotient is 0 then.
// C23 7.12.10.3.
#include "math/internal/remainder.h"

fp_t FP(remquo)(fp_t x, fp_t y, int *quotient) { return fp_remquo(x, y, quotient); }
FP_PUBLIC(remquo);
