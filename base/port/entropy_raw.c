// SPDX-License-Identifier: MIT
#include "base/port/entropy.h"

#include <errno.h>

#include "base/port/port.h"
#include "base/syscall.h"

TN_PORT int tn_entropy(void *buf, size_t n)
{
    unsigned char *p = buf;
    while (n) {
        const long r = tn_sys(getrandom, p, n, 0);
        if (r == -EINTR)
            continue;
        if (r < 0)
            return (int)r;
        p += r;
        n -= (size_t)r;
    }
    return 0;
}
