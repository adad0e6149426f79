// SPDX-License-Identifier: MIT
// __ctype_b_loc, __ctype_tolower_loc, __ctype_toupper_loc: the tables that <ctype.h> of LSB systems
// indexes directly (Linux Standard Base 5.0, Core, "__ctype_b_loc"). Only objects compiled against
// such headers call them. Each returns the address of a pointer to the entry of character 0;
// characters -128 … 255 (EOF among them) may index the table.
#include <stdint.h>

#include "base/tn.h"

extern TN_HIDDEN const uint16_t **tn_ctype_b_loc(void);
extern TN_HIDDEN const int32_t **tn_ctype_tolower_loc(void);
extern TN_HIDDEN const int32_t **tn_ctype_toupper_loc(void);

// The bits, as they lie in memory on little-endian machines.
enum {
    BLANK = 0x0001,
    CNTRL = 0x0002,
    PUNCT = 0x0004,
    ALNUM = 0x0008,
    UPPER = 0x0100,
    LOWER = 0x0200,
    ALPHA = 0x0400,
    DIGIT = 0x0800,
    XDIGIT = 0x1000,
    SPACE = 0x2000,
    PRINT = 0x4000,
    GRAPH = 0x8000,
};
constexpr uint16_t VISIBLE = PRINT | GRAPH;
constexpr uint16_t LETTER = VISIBLE | ALNUM | ALPHA;

static const uint16_t classes[128 + 256] = {
#define AT(first, last) [128 + (first)... 128 + (last)]
    AT(0, 8) = CNTRL,
    AT('\t', '\t') = CNTRL | SPACE | BLANK,
    AT('\n', '\r') = CNTRL | SPACE,
    AT(14, 31) = CNTRL,
    AT(' ', ' ') = PRINT | SPACE | BLANK,
    AT('!', '/') = VISIBLE | PUNCT,
    AT('0', '9') = VISIBLE | ALNUM | DIGIT | XDIGIT,
    AT(':', '@') = VISIBLE | PUNCT,
    AT('A', 'F') = LETTER | UPPER | XDIGIT,
    AT('G', 'Z') = LETTER | UPPER,
    AT('[', '`') = VISIBLE | PUNCT,
    AT('a', 'f') = LETTER | LOWER | XDIGIT,
    AT('g', 'z') = LETTER | LOWER,
    AT('{', '~') = VISIBLE | PUNCT,
    AT(127, 127) = CNTRL,
#undef AT
};

// Rows of the mapping tables, each entry its own index; MAP says how it is mapped.
#define ROW4(c) MAP(c), MAP((c) + 1), MAP((c) + 2), MAP((c) + 3)
#define ROW16(c) ROW4(c), ROW4((c) + 4), ROW4((c) + 8), ROW4((c) + 12)
#define ROW64(c) ROW16(c), ROW16((c) + 16), ROW16((c) + 32), ROW16((c) + 48)
#define ROWS ROW64(-128), ROW64(-64), ROW64(0), ROW64(64), ROW64(128), ROW64(192)

static const int32_t lower[128 + 256] = {
#define MAP(c) ((c) >= 'A' && (c) <= 'Z' ? (c) + 32 : (c))
    ROWS
#undef MAP
};
static const int32_t upper[128 + 256] = {
#define MAP(c) ((c) >= 'a' && (c) <= 'z' ? (c) - 32 : (c))
    ROWS
#undef MAP
};

const uint16_t **tn_ctype_b_loc(void)
{
    static const uint16_t *const at_zero = classes + 128;
    return (const uint16_t **)&at_zero;
}
TN_PUBLIC_AS(__ctype_b_loc, tn_ctype_b_loc);

const int32_t **tn_ctype_tolower_loc(void)
{
    static const int32_t *const at_zero = lower + 128;
    return (const int32_t **)&at_zero;
}
TN_PUBLIC_AS(__ctype_tolower_loc, tn_ctype_tolower_loc);

const int32_t **tn_ctype_toupper_loc(void)
{
    static const int32_t *const at_zero = upper + 128;
    return (const int32_t **)&at_zero;
}
TN_PUBLIC_AS(__ctype_toupper_loc, tn_ctype_toupper_loc);
