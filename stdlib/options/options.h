// SPDX-License-Identifier: MIT
// What getopt and getopt_long share.
//
// Options after operands are found: the element with the option, and then its argument, are moved
// in front of the operands passed over, so that argv is in order at every moment and optind always
// is the next element to look at. POSIXLY_CORRECT in the environment or a leading '+' stops at the
// first operand instead; a leading '-' hands operands out as arguments of option 1.
#pragma once

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/tn.h"

struct tn_options {
    int argc;
    char **argv;
    const char *letters; // behind the leading characters
    enum { TN_PERMUTE, TN_STOP, TN_HAND_OUT } operands;
    bool colon; // the caller reports errors itself and wants ':' for a missing argument
    // The element argv[optind], which is no plain cluster of letters, as a long option: true if it
    // was one, with the result in *result. Null: there are no long options.
    bool (*match_long)(struct tn_options *, int *result);
    const struct option *longs;
    int *index;
    bool only; // long options may begin with one '-'
};

TN_HIDDEN int tn_options_next(struct tn_options *, const char *optstring);

// Takes the element behind argv[optind] and the operands passed over as an argument, or returns
// null at the end.
TN_HIDDEN char *tn_options_argument(struct tn_options *);

// "program: <what><name><end>\n" on standard error, unless the caller wants no messages.
TN_HIDDEN void tn_options_complain(const struct tn_options *, const char *what, const char *name,
                                   size_t length, const char *end);

// The description of a letter in `letters`, or null.
TN_HIDDEN const char *tn_options_letter(const struct tn_options *, char letter);
