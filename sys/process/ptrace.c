// SPDX-License-Identifier: MIT
#include <stdarg.h>

#include "sys/process/process.h"

// The kernel stores what PEEK requests read; the function returns it.
long tn_ptrace(int request, ...)
{
    va_list ap;
    va_start(ap, request);
    const pid_t pid = va_arg(ap, pid_t);
    void *const address = va_arg(ap, void *);
    void *data = va_arg(ap, void *);
    va_end(ap);
    const bool peek =
        request == PTRACE_PEEKTEXT || request == PTRACE_PEEKDATA || request == PTRACE_PEEKUSER;
    long word;
    if (peek)
        data = &word;
    const long r = tn_ret(tn_sys(ptrace, request, pid, address, data));
    return r == 0 && peek ? word : r;
}
TN_PUBLIC(ptrace);
