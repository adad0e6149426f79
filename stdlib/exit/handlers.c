// SPDX-License-Identifier: MIT
#include "stdlib/exit/handlers.h"

#include <sys/mman.h>

#include "base/syscall.h"

// Makes room for one entry more.
static bool grow(struct tn_handlers *h)
{
    if (!h->list) {
        h->list = h->first;
        h->cap = tn_countof(h->first);
    }
    if (h->n < h->cap)
        return true;
    size_t old = h->cap * sizeof *h->list;
    long p;
    if (h->list == h->first) {
        size_t size = tn_align_up(2 * old, tn_page_size());
        p = tn_sys(mmap, 0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (p < 0 && p > -4096)
            return false;
        __builtin_memcpy((void *)p, h->first, old);
        h->cap = size / sizeof *h->list;
    } else {
        old = tn_align_up(old, tn_page_size());
        p = tn_sys(mremap, h->list, old, 2 * old, MREMAP_MAYMOVE);
        if (p < 0 && p > -4096)
            return false;
        h->cap = 2 * old / sizeof *h->list;
    }
    h->list = (struct tn_handler *)p;
    return true;
}

int tn_handlers_add(struct tn_handlers *h, struct tn_handler entry)
{
    tn_lock_take(&h->lock);
    bool ok = !h->closed && grow(h);
    if (ok)
        h->list[h->n++] = entry;
    tn_lock_drop(&h->lock);
    return ok ? 0 : -1;
}

void tn_handlers_run(struct tn_handlers *h)
{
    for (;;) {
        tn_lock_take(&h->lock);
        if (!h->n) {
            h->closed = true;
            tn_lock_drop(&h->lock);
            return;
        }
        struct tn_handler entry = h->list[--h->n];
        tn_lock_drop(&h->lock);
        if (entry.call)
            entry.call(entry.arg);
    }
}

void tn_handler_plain(void *f) { ((void (*)(void))f)(); }
