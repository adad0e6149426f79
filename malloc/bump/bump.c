// SPDX-License-Identifier: MIT
// The bump backend: one chunk of memory at a time, handed out from the front. One lock. What is
// left of a chunk when the next block does not fit is lost; a block larger than a chunk gets a
// chunk of its own.
#include "malloc/bump/bump.h"

#include "base/errno.h"
#include "base/fork_lock.h"
#include "base/port/abort.h"
#include "base/port/vm.h"
#include "base/process.h"

constexpr size_t CHUNK = 128 << 10;

static tn_lock lock;
static char *at, *end; // the rest of the chunk; `at` is a multiple of 16
static char *touched;  // memory of the chunk before this may not be zero
static char *last;     // the block that ends at `at`
static struct tn_malloc_statistics counts;

static bool new_chunk(size_t n)
{
    const size_t size = tn_align_up(tn_max(n, CHUNK), tn_page_size());
    void *p;
    if (tn_vm_map(size, tn_page_size(), &p))
        return false;
    counts.mapped += size;
    at = touched = p;
    end = at + size;
    last = nullptr;
    return true;
}

void *tn_bump_alloc(size_t align, size_t n, bool *fresh)
{
    const size_t size = tn_align_up(n + !n, TN_MALLOC_ALIGN);
    size_t worst;
    if (n > TN_MALLOC_MAX || tn_add_overflow(size, align + sizeof(struct bump_head), &worst) ||
        worst > TN_MALLOC_MAX) {
        errno = ENOMEM;
        return nullptr;
    }
    tn_heap_attach();
    tn_lock_take(&lock);
    char *p = (char *)tn_align_up((tn_word)at + sizeof(struct bump_head), align);
    if (!at || p > end || (size_t)(end - p) < size) {
        if (!new_chunk(worst)) {
            tn_lock_drop(&lock);
            errno = ENOMEM;
            return nullptr;
        }
        p = (char *)tn_align_up((tn_word)at + sizeof(struct bump_head), align);
    }
    struct bump_head *const head = (struct bump_head *)p - 1;
    head->size = size;
    head->mark = BUMP_MARK;
    at = p + size;
    last = p;
    *fresh = p >= touched;
    touched = tn_max(touched, at);
    counts.in_use += size;
    tn_lock_drop(&lock);
    return p;
}

struct bump_head *tn_bump_head(const void *p)
{
    struct bump_head *const head = (struct bump_head *)p - 1;
    if ((tn_word)p % TN_MALLOC_ALIGN || head->mark != BUMP_MARK)
        tn_die("malloc: free of an invalid pointer or a freed block");
    return head;
}

bool tn_bump_resize(void *p, size_t n)
{
    const size_t size = tn_align_up(n, TN_MALLOC_ALIGN);
    struct bump_head *const head = tn_bump_head(p);
    tn_lock_take(&lock);
    const bool can = p == last && size <= (size_t)(end - last);
    if (can) {
        counts.in_use += size - head->size;
        head->size = size;
        at = last + size;
        touched = tn_max(touched, at);
    }
    tn_lock_drop(&lock);
    return can;
}

void tn_bump_free(void *p)
{
    struct bump_head *const head = tn_bump_head(p);
    tn_lock_take(&lock);
    head->mark = 0;
    counts.in_use -= head->size;
    if (p == last) {
        at = (char *)head; // what alignment skipped before the block stays lost
        last = nullptr;
    }
    tn_lock_drop(&lock);
}

void tn_heap_statistics(struct tn_malloc_statistics *out)
{
    tn_lock_take(&lock);
    *out = counts;
    tn_lock_drop(&lock);
}

TN_FORK_LOCK(90, lock);
