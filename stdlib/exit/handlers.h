// SPDX-License-Identifier: MIT
// The lists behind atexit and at_quick_exit: an array, newest entry last. The first 32 entries
// (C23 7.24.4.2 promises as many) need no memory; beyond, the array moves to a mapping and doubles.
// Not malloc: a replaced malloc may itself use atexit.
//
// Handlers run without the lock, so they may register more; those run next. Each entry is taken off
// the list before its call, so none runs twice.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/lock.h"
#include "base/tn.h"

struct tn_handler {
    void (*call)(void *); // null: removed
    void *arg;
    void *dso; // __dso_handle of the object that registered, or null
};

struct tn_handlers {
    tn_lock lock;
    bool closed;             // all have run, nothing can be added
    struct tn_handler *list; // null: `first`
    size_t n, cap;
    struct tn_handler first[32];
};

// 0, or -1 if there is no memory or the list has run.
TN_HIDDEN int tn_handlers_add(struct tn_handlers *, struct tn_handler);

// Runs all, newest first, and closes the list.
TN_HIDDEN void tn_handlers_run(struct tn_handlers *);

// The `call` of a handler without an argument, which stands in `arg`.
TN_HIDDEN void tn_handler_plain(void *f);
