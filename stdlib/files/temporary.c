// SPDX-License-Identifier: MIT
#include "stdlib/files/temporary.h"

#include <errno.h>
#include <tenon/mem.h>
#include <tenon/string.h>
#include <time.h>

#include "base/port/clock.h"
#include "base/port/entropy.h"

static const char mark[] = "XXXXXX";
constexpr size_t MARK = sizeof mark - 1;

static void fill(char *name)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    tn_u64 r;
    if (tn_entropy(&r, sizeof r) < 0) {
        // A sandbox that refuses randomness. The name only has to be unused; who guesses it gains
        // nothing, because the file is made with O_EXCL.
        struct timespec now = {};
        tn_clock_read(CLOCK_MONOTONIC, &now);
        r = ((tn_u64)now.tv_nsec << 20 ^ (tn_u64)now.tv_sec ^ (tn_word)&now) * 0x9e3779b97f4a7c15;
        r ^= r >> 32;
    }
    for (size_t i = 0; i < MARK; i++, r /= sizeof letters - 1)
        name[i] = letters[r % (sizeof letters - 1)];
}

long tn_temporary(char *template, int suffix, long (*make)(const char *name, int flags), int flags)
{
    size_t length = tn_strlen(template);
    if (suffix < 0 || length < MARK || (size_t)suffix > length - MARK)
        return -EINVAL;
    char *name = template + length - MARK - (size_t)suffix;
    if (tn_memcmp(name, mark, MARK))
        return -EINVAL;
    for (int attempt = 0; attempt < 10000; attempt++) {
        fill(name);
        long r = make(template, flags);
        if (r != -EEXIST)
            return r;
    }
    tn_memcpy(name, mark, MARK);
    return -EEXIST;
}
