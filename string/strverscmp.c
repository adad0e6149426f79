// SPDX-License-Identifier: MIT
// strverscmp: strcmp, except that runs of digits count by value, and runs with a leading zero as
// fractions, so that "000" < "00" < "01" < "010" < "09" < "0" < "1" < "9" < "10" (strverscmp(3)).
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

static bool digit(unsigned char c) { return (unsigned char)(c - '0') < 10; }

int tn_strverscmp(const char *a, const char *b)
{
    const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
    size_t i = 0, run = 0; // x[run, i): the digits before i, equal in both
    bool zeros = true;     // and none of them is not '0'
    for (; x[i] && x[i] == y[i]; i++) {
        if (!digit(x[i])) {
            run = i + 1;
            zeros = true;
        } else if (x[i] != '0') {
            zeros = false;
        }
    }
    int order = x[i] - y[i];
    if (run < i && x[run] == '0') {
        // A fraction: byte by byte, but after zeros alone a further digit is less than the end of
        // the run.
        if (zeros && digit(x[i]) != digit(y[i]))
            return digit(x[i]) ? -1 : 1;
        return order;
    }
    // Integers: of two runs the longer is larger. A run that only starts here must exist in both,
    // without leading zero.
    if (run == i && (!digit(x[i]) || !digit(y[i]) || x[i] == '0' || y[i] == '0'))
        return order;
    size_t j = i;
    while (digit(x[j]) && digit(y[j]))
        j++;
    return digit(x[j]) ? 1 : digit(y[j]) ? -1 : order;
}
TN_PUBLIC(strverscmp);
