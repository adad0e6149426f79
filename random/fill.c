// SPDX-License-Identifier: MIT
#include <errno.h>

#include "base/port/abort.h"
#include "random/bytes.h"

void tn_random_fill(void *buf, size_t n)
{
    unsigned char *p = buf;
    while (n) {
        const long r = tn_random_bytes(p, n, 0);
        if (r > 0) {
            p += r;
            n -= (size_t)r;
        } else if (r != -EINTR) {
            tn_die("arc4random: the system gives no random bytes");
        }
    }
}
