// SPDX-License-Identifier: MIT
// sigabbrev_np: the name of a signal's constant without SIG, null for a number that has none.
#include <string.h>
#include <tenon/string.h>

#include "base/tn.h"

const char *tn_sigabbrev_np(int sig)
{
    static const char names[][7] = {
#define S(number, name, text) [number] = #name,
#include "string/internal/signal_texts.inc"
#undef S
    };
    return sig > 0 && (size_t)sig < tn_countof(names) ? names[sig] : nullptr;
}
TN_PUBLIC(sigabbrev_np);
