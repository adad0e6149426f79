// SPDX-License-Identifier: MIT
// What the assert macro calls when its expression is false (C23 7.2.1.1): one line to file
// descriptor 2 in one system call, past the stream, whose lock or buffer may be what is broken;
// then abort.
#include <sys/uio.h>
#include <unistd.h>

#include "base/syscall.h"
#include "stdlib/stdlib.h"

static struct iovec text(const char *s)
{
    size_t n = 0;
    while (s && s[n])
        n++;
    return (struct iovec){(void *)s, n};
}

void tn___assert_fail(const char *expression, const char *file, int line, const char *function)
{
    char digits[12] = {};
    char *p = digits + sizeof digits - 1;
    unsigned n = line < 0 ? 0 : (unsigned)line;
    do
        *--p = (char)('0' + n % 10);
    while (n /= 10);
    const struct iovec parts[] = {
        text("Assertion failed: "),
        text(expression),
        text(" ("),
        text(file),
        text(": "),
        text(function),
        text(": "),
        text(p),
        text(")\n"),
    };
    tn_sys(writev, STDERR_FILENO, parts, tn_countof(parts));
    tn_abort();
}
TN_PUBLIC(__assert_fail);
