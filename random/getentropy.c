// SPDX-License-Identifier: MIT
// getentropy (POSIX.1-2024): at most 256 bytes, all or none; EIO for more and where the system has
// none to give. No cancellation point.
#include <tenon/random.h>

#include <unistd.h>

#include "base/errno.h"
#include "base/tn.h"
#include "random/bytes.h"

int tn_getentropy(void *buf, size_t n)
{
    unsigned char *p = buf;
    if (n > 256) {
        errno = EIO;
        return -1;
    }
    while (n) {
        const long r = tn_random_bytes(p, n, 0);
        if (r > 0) {
            p += r;
            n -= (size_t)r;
        } else if (r != -EINTR) {
            errno = r == -EFAULT || r == -ENOSYS ? (int)-r : EIO;
            return -1;
        }
    }
    return 0;
}
TN_PUBLIC(getentropy);
