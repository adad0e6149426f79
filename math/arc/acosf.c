// SPDX-License-Identifier: MIT
// acosf: arc cosine, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/arc/acos_body.h"

typeof(tn_acosf) TN_VARIANT(acosf);

float TN_VARIANT(acosf)(float x) { return (float)tn_acos_body(x); }
