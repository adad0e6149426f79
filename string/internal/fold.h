// SPDX-License-Identifier: MIT
// Letters of ASCII in lower case; the vector form is tnv_lower (base/simd/simd.h).
#pragma once

#include "base/tn.h"

TN_INLINE unsigned char tn_fold(unsigned char c)
{
    return (unsigned char)(c - 'A') < 26 ? c | 0x20 : c;
}
