// SPDX-License-Identifier: MIT
// strsignal (POSIX.1-2024), and sigdescr_np, null for what has no text of its own. Real-time
// signals and numbers that are no signal get a text that names the number, in a buffer of the
// calling thread, which the thread's next such call overwrites.
#include <string.h>
#include <tenon/string.h>

#include "base/tcb.h"
#include "string/internal/message.h"

static const struct {
    char none[1];
#define S(number, name, text) char of_##number[sizeof text];
#include "string/internal/signal_texts.inc"
#undef S
} texts = {
    "",
#define S(number, name, text) text,
#include "string/internal/signal_texts.inc"
#undef S
};

static const tn_u16 offsets[] = {
#define S(number, name, text) [number] = offsetof(typeof(texts), of_##number),
#include "string/internal/signal_texts.inc"
#undef S
};

const char *tn_sigdescr_np(int sig)
{
    return sig > 0 && (size_t)sig < tn_countof(offsets) ? (const char *)&texts + offsets[sig]
                                                        : nullptr;
}
TN_PUBLIC(sigdescr_np);

char *tn_strsignal(int sig)
{
    constexpr int real_time = 35, last = 64; // 32 to 34 belong to the library
    const char *text = tn_sigdescr_np(sig);
    if (text)
        return (char *)text;
    static_assert(TN_MESSAGE_NUMBER_MAX <= sizeof tn_thread()->signal_text);
    if (sig >= real_time && sig <= last)
        return tn_message_number(tn_thread()->signal_text, "Real-time signal ", sig - real_time);
    return tn_message_number(tn_thread()->signal_text, "Unknown signal ", sig);
}
TN_PUBLIC(strsignal);
