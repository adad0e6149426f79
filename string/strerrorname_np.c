// SPDX-License-Identifier: MIT
// strerrorname_np: the name of an errno constant, "0" for 0, null for a number that has none.
#include <errno.h>
#include <string.h>
#include <tenon/string.h>

#include "string/internal/message.h"

static const struct {
    char none[1];
    char zero[sizeof "0"];
#define E(number, text) char of_##number[sizeof #number];
#include "string/internal/error_texts.inc"
#undef E
} names = {
    "",
    "0",
#define E(number, text) #number,
#include "string/internal/error_texts.inc"
#undef E
};

static const tn_u16 offsets[] = {
    [0] = offsetof(typeof(names), zero),
#define E(number, text) [number] = offsetof(typeof(names), of_##number),
#include "string/internal/error_texts.inc"
#undef E
};

const char *tn_strerrorname_np(int error)
{
    bool known = error >= 0 && (size_t)error < tn_countof(offsets) && offsets[error];
    return known ? (const char *)&names + offsets[error] : nullptr;
}
TN_PUBLIC(strerrorname_np);
