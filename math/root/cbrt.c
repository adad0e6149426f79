// SPDX-License-Identifier: MIT
// cbrt: cube root. Error below 0.501 ulp; cubes have exact roots in round to nearest. C23 7.12.8.1.
// See cbrt_body.h.
#include "math/root/cbrt_body.h"

typeof(tn_cbrt) TN_VARIANT(cbrt);

double TN_VARIANT(cbrt)(double x) { return tn_cbrt_body(x); }
