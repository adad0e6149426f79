// SPDX-License-Identifier: MIT
// Integers to decimal text, four digits per division of the running value: the divisions of one
// value wait for each other.
#include "stdlib/decimal/format.h"

#define TEN(t) #t "0" #t "1" #t "2" #t "3" #t "4" #t "5" #t "6" #t "7" #t "8" #t "9"
const char tn_two_digits[200] =
    TEN(0) TEN(1) TEN(2) TEN(3) TEN(4) TEN(5) TEN(6) TEN(7) TEN(8) TEN(9);

void tn_digits(tn_u64 v, int n, char *text)
{
    for (; n >= 4; v /= 10000) {
        unsigned four = (unsigned)(v % 10000);
        n -= 4;
        __builtin_memcpy(text + n, tn_two_digits + four / 100 * 2, 2);
        __builtin_memcpy(text + n + 2, tn_two_digits + four % 100 * 2, 2);
    }
    for (; n >= 2; v /= 100) {
        n -= 2;
        __builtin_memcpy(text + n, tn_two_digits + v % 100 * 2, 2);
    }
    if (n)
        *text = (char)('0' + v % 10);
}
