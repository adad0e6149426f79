// SPDX-License-Identifier: MIT
// strerror (C23 7.26.6.3), strerror_l (POSIX.1-2024) and strerrordesc_np, null where there is no
// text. Every errno constant has a
// text of its own; any other number gets a text that names it, in a buffer of the calling thread,
// which the thread's next such call overwrites.
#include <errno.h>
#include <string.h>
#include <tenon/string.h>

#include "base/tcb.h"
#include "string/internal/message.h"

static const struct {
    char none[1];
#define E(number, text) char of_##number[sizeof text];
    char success[sizeof "Success"];
#include "string/internal/error_texts.inc"
#undef E
} texts = {
    "",
    "Success",
#define E(number, text) text,
#include "string/internal/error_texts.inc"
#undef E
};

static const tn_u16 offsets[] = {
    [0] = offsetof(typeof(texts), success),
#define E(number, text) [number] = offsetof(typeof(texts), of_##number),
#include "string/internal/error_texts.inc"
#undef E
};
static_assert(sizeof texts <= 65536);

const char *tn_strerrordesc_np(int error)
{
    bool known = error >= 0 && (size_t)error < tn_countof(offsets) && offsets[error];
    return known ? (const char *)&texts + offsets[error] : nullptr;
}
TN_PUBLIC(strerrordesc_np);

char *tn_strerror(int error)
{
    const char *text = tn_strerrordesc_np(error);
    if (text)
        return (char *)text;
    static_assert(TN_MESSAGE_NUMBER_MAX <= sizeof tn_thread()->error_text);
    return tn_message_number(tn_thread()->error_text, "Unknown error ", error);
}
TN_PUBLIC(strerror);

TN_NAME(strerror_l);
char *tn_strerror_l(int error, locale_t locale) { return tn_strerror(error); }
TN_PUBLIC(strerror_l);
TN_PUBLIC_AS(__strerror_l, tn_strerror_l);
