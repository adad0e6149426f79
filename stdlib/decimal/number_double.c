// SPDX-License-Identifier: MIT
#include "stdlib/decimal/parse.h"

#define T double
#define BITS tn_u64
#define F(name) DBL_##name
#define TN_NUMBER tn_number_double
constexpr unsigned REST = TN_REST_DOUBLE;
constexpr int MIN_10 = -324;
static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                       1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
#include "stdlib/decimal/number_ieee.h"
