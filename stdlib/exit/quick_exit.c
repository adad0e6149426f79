// SPDX-License-Identifier: MIT
// quick_exit, at_quick_exit (C23 7.24.4.3, 7.24.4.7): a list of handlers of its own, no
// destructors, no streams. Several threads may call quick_exit at once: each handler still runs
// once, and the status is that of the call that finds none left.
#include "base/hooks.h"
#include "stdlib/exit/handlers.h"
#include "stdlib/stdlib.h"

static struct tn_handlers handlers;

int tn_at_quick_exit(void (*f)(void))
{
    return tn_handlers_add(&handlers, (struct tn_handler){tn_handler_plain, (void *)f, nullptr});
}
TN_PUBLIC(at_quick_exit);

void tn_quick_exit(int status)
{
    tn_handlers_run(&handlers);
    tn__Exit(status);
}
TN_PUBLIC(quick_exit);

[[gnu::used]] static void prepare(void *) { tn_lock_take(&handlers.lock); }
[[gnu::used]] static void parent(void *) { tn_lock_drop(&handlers.lock); }
[[gnu::used]] static void child(void *) { tn_lock_reset(&handlers.lock); }
TN_HOOK(fork_prepare, 62, prepare);
TN_HOOK(fork_parent, 62, parent);
TN_HOOK(fork_child, 62, child);
