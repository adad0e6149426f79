// SPDX-License-Identifier: MIT
// cbrtf: cube root, for float: the double function, rounded. Error below 0.5000001 ulp.
#include "math/root/cbrt_body.h"

typeof(tn_cbrtf) TN_VARIANT(cbrtf);

float TN_VARIANT(cbrtf)(float x) { return (float)tn_cbrt_body(x); }
