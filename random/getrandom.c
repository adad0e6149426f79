// SPDX-License-Identifier: MIT
// getrandom(2).
#include <sys/random.h>
#include <tenon/random.h>

#include "base/errno.h"
#include "base/tn.h"
#include "random/bytes.h"

ssize_t tn_getrandom(void *buf, size_t n, unsigned flags)
{
    return tn_ret(tn_random_bytes(buf, n, flags));
}
TN_PUBLIC(getrandom);
