// SPDX-License-Identifier: MIT
// The functions of mem that the backends call, from the host.
#include <string.h>
#include <tenon/mem.h>

void *tn_memcpy(void *restrict to, const void *restrict from, size_t n)
{
    return memcpy(to, from, n);
}
void *tn_memset(void *p, int c, size_t n) { return memset(p, c, n); }
