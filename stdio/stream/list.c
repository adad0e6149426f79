// SPDX-License-Identifier: MIT
// The list of all streams from malloc: for fflush(NULL), process exit and fork.
#include "stdio/stream/file.h"

static struct {
    tn_lock lock;
    FILE *head;
} list;

void tn_file_list(FILE *f)
{
    tn_lock_take(&list.lock);
    f->next = list.head;
    if (f->next)
        f->next->prev = f;
    list.head = f;
    tn_lock_drop(&list.lock);
}

void tn_file_unlist(FILE *f)
{
    tn_lock_take(&list.lock);
    if (f->prev)
        f->prev->next = f->next;
    else
        list.head = f->next;
    if (f->next)
        f->next->prev = f->prev;
    tn_lock_drop(&list.lock);
}

[[gnu::used]] static void tn_files_list_visit(void *visit)
{
    const struct tn_file_visit *v = visit;
    if (v->standard_only)
        return;
    tn_lock_take(&list.lock);
    for (FILE *f = list.head; f; f = f->next)
        v->visitor(f, v->arg);
    tn_lock_drop(&list.lock);
}
TN_HOOK(stdio_streams, 60, tn_files_list_visit);

// The child gets a consistent list. Its hook runs before the one that visits the list (descending
// order).
[[gnu::used]] static void tn_files_list_hold(void *arg) { tn_lock_take(&list.lock); }
[[gnu::used]] static void tn_files_list_parent(void *arg) { tn_lock_drop(&list.lock); }
[[gnu::used]] static void tn_files_list_child(void *arg) { tn_lock_reset(&list.lock); }
TN_HOOK(fork_prepare, 51, tn_files_list_hold);
TN_HOOK(fork_parent, 51, tn_files_list_parent);
TN_HOOK(fork_child, 51, tn_files_list_child);
