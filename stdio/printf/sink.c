// SPDX-License-Identifier: MIT
#include "stdio/printf/sink.h"

void tn_sink_pad(struct tn_sink *s, char c, size_t n)
{
    if (tn_likely(n <= (size_t)(s->end - s->pos))) {
        for (size_t i = 0; i < n; i++)
            s->pos[i] = c;
        s->pos += n;
        return;
    }
    char block[256];
    __builtin_memset(block, c, sizeof block);
    for (; n && !s->failed; n -= tn_min(n, sizeof block))
        tn_sink_write(s, block, tn_min(n, sizeof block));
}
