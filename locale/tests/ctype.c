/* SPDX-License-Identifier: MIT */
/* <ctype.h> over all values of unsigned char and EOF: macros, functions, _l functions and the LSB
 * tables agree with ASCII. */
#include "case.h"
#include <ctype.h>
#include <locale.h>
#include <stdint.h>

const unsigned short **__ctype_b_loc(void);
const int32_t **__ctype_tolower_loc(void);
const int32_t **__ctype_toupper_loc(void);

static int range(int c, int from, int to) { return c >= from && c <= to; }

#define CLASS(f, bit, want)                                                     \
    do {                                                                        \
        int w = want;                                                           \
        CHECK(!f(c) == !w && !(f)(c) == !w && !f##_l(c, l) == !w, #f " %d", c); \
        CHECK(!((*__ctype_b_loc())[c] & (bit)) == !w, "table " #f " %d", c);    \
    } while (0)

int main(void)
{
    for (int utf8 = 0; utf8 < 2; utf8++) {
        const char *name = utf8 ? "C.UTF-8" : "C";
        setlocale(LC_ALL, name);
        locale_t l = newlocale(LC_ALL_MASK, name, 0);
        for (int c = -1; c < 256; c++) {
            int digit = range(c, '0', '9'), upper = range(c, 'A', 'Z'), lower = range(c, 'a', 'z');
            CLASS(isupper, 0x100, upper);
            CLASS(islower, 0x200, lower);
            CLASS(isalpha, 0x400, upper || lower);
            CLASS(isdigit, 0x800, digit);
            CLASS(isxdigit, 0x1000, digit || range(c, 'a', 'f') || range(c, 'A', 'F'));
            CLASS(isspace, 0x2000, c == ' ' || range(c, 9, 13));
            CLASS(isprint, 0x4000, range(c, 32, 126));
            CLASS(isgraph, 0x8000, range(c, 33, 126));
            CLASS(isblank, 0x1, c == ' ' || c == '\t');
            CLASS(iscntrl, 0x2, range(c, 0, 31) || c == 127);
            CLASS(ispunct, 0x4, range(c, 33, 126) && !digit && !upper && !lower);
            CLASS(isalnum, 0x8, digit || upper || lower);
            int to_lower = upper ? c + 32 : c, to_upper = lower ? c - 32 : c;
            CHECK(tolower(c) == to_lower && tolower_l(c, l) == to_lower &&
                      (*__ctype_tolower_loc())[c] == to_lower,
                  "tolower %d", c);
            CHECK(toupper(c) == to_upper && toupper_l(c, l) == to_upper &&
                      (*__ctype_toupper_loc())[c] == to_upper,
                  "toupper %d", c);
            CHECK(!isascii(c) == !range(c, 0, 127) && toascii(c) == (c & 127), "isascii %d", c);
        }
        /* Programs index the table with plain chars too. */
        for (int c = -128; c < -1; c++)
            CHECK(!(*__ctype_b_loc())[c], "table at %d", c);
        freelocale(l);
    }
    DONE();
}
