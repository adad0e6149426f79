// SPDX-License-Identifier: MIT
// Where scanf reads from, one character at a time with one character of push-back: bytes or wide
// characters, of a stream or a string. Numbers are scanned once for all four.
#pragma once

#include <limits.h>
#include <stddef.h>
#include <stdint.h>

#include "base/errno.h"
#include "base/tn.h"

struct tn_input {
    int (*get)(struct tn_input *);         // the next character, or -1 at the end or on error
    void (*unget)(struct tn_input *, int); // undoes the last get, which returned this
    void *source;
    size_t count; // characters taken, for %n
    size_t left;  // of the field's width
    int last;     // of tn_input_next: the character, or -1
};

TN_INLINE int tn_input_get(struct tn_input *in)
{
    int c = in->get(in);
    in->count += c >= 0;
    return c;
}
TN_INLINE void tn_input_unget(struct tn_input *in, int c)
{
    in->unget(in, c);
    in->count--;
}

// The next character of a field, -1 also where its width ends; and its undoing, if there is
// anything to undo.
TN_INLINE int tn_input_next(struct tn_input *in)
{
    if (!in->left)
        return in->last = -1;
    in->left--;
    return in->last = tn_input_get(in);
}
TN_INLINE void tn_input_stop(struct tn_input *in)
{
    if (in->last >= 0)
        tn_input_unget(in, in->last);
}

// Both read the longest prefix of something that matches (C23 7.23.6.2p9) and are false if it is
// not the whole of it. Integers saturate at 64 bits, as strtol does. A floating-point number is
// stored as float, double or long double for size 0, 1, 2, or not at all if `to` is null.
TN_HIDDEN bool tn_scan_integer(struct tn_input *, int base, bool is_signed, uint64_t *value);
TN_HIDDEN bool tn_scan_float(struct tn_input *, int size, void *to);
