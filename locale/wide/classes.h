// SPDX-License-Identifier: MIT
// What wctype answers and iswctype understands.
#pragma once

enum tn_wide_class {
    TN_ALNUM = 1,
    TN_ALPHA,
    TN_BLANK,
    TN_CNTRL,
    TN_DIGIT,
    TN_GRAPH,
    TN_LOWER,
    TN_PRINT,
    TN_PUNCT,
    TN_SPACE,
    TN_UPPER,
    TN_XDIGIT,
};
