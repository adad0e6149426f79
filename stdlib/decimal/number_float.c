// SPDX-License-Identifier: MIT
#include "stdlib/decimal/parse.h"

#define T float
#define BITS tn_u32
#define F(name) FLT_##name
#define TN_NUMBER tn_number_float
constexpr unsigned REST = TN_REST_FLOAT;
constexpr int MIN_10 = -46;
static const float powers_of_ten[] = {1e0f, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f,
                                      1e6f, 1e7f, 1e8f, 1e9f, 1e10f};
#include "stdlib/decimal/number_ieee.h"
