// SPDX-License-Identifier: MIT
#include <stdio.h>

#include <tenon/string.h>

#include "stdio/stdio.h"
#include "sys/signal/signal.h"

// "message: text of the signal" on standard error; errno stays (POSIX.1-2024).
void tn_psignal(int sig, const char *message)
{
    const int saved = errno;
    const bool named = message && *message;
    tn_fprintf(stderr, "%s%s%s\n", named ? message : "", named ? ": " : "", tn_strsignal(sig));
    errno = saved;
}
TN_PUBLIC(psignal);

void tn_psiginfo(const siginfo_t *info, const char *message)
{
    tn_psignal(info->si_signo, message);
}
TN_PUBLIC(psiginfo);
