// SPDX-License-Identifier: MIT
// Functions called by exit, and by dlclose for the object that registered them (C23 7.24.4.2;
// Itanium C++ ABI 3.3.6). The list grows until memory ends. Thread-safe; a registration during the
// last handler's run still counts, later ones fail.
#include "base/hooks.h"
#include "stdlib/exit/handlers.h"
#include "stdlib/stdlib.h"

static struct tn_handlers handlers;

int tn___cxa_atexit(void (*f)(void *), void *arg, void *dso)
{
    return tn_handlers_add(&handlers, (struct tn_handler){f, arg, dso});
}
TN_PUBLIC_AS(__cxa_atexit, tn___cxa_atexit);

int tn_atexit(void (*f)(void))
{
    return tn_handlers_add(&handlers, (struct tn_handler){tn_handler_plain, (void *)f, nullptr});
}
TN_PUBLIC(atexit);

[[gnu::used]] static void run(void *) { tn_handlers_run(&handlers); }
TN_HOOK(process_exit, 10, run);

// What a call to unload is about: one object by its handle, everything, or a range of code.
struct unloading {
    void *dso;
    const void *begin, *end;
};

static bool concerns(const struct unloading *u, const struct tn_handler *h)
{
    if (!h->call)
        return false;
    if (!u->end)
        return !u->dso || h->dso == u->dso;
    const void *code = h->call == tn_handler_plain ? h->arg : (const void *)h->call;
    return code >= u->begin && code < u->end;
}

static void unload(const struct unloading *u)
{
    tn_lock_take(&handlers.lock);
    for (size_t i = handlers.n; i > 0;) {
        struct tn_handler entry = handlers.list[--i];
        if (!concerns(u, &entry))
            continue;
        handlers.list[i].call = nullptr;
        size_t n = handlers.n;
        tn_lock_drop(&handlers.lock);
        entry.call(entry.arg);
        tn_lock_take(&handlers.lock);
        // A handler that registered another one makes that the newest.
        if (handlers.n > n)
            i = handlers.n;
        // One that ran exit has emptied the list.
        i = tn_min(i, handlers.n);
    }
    // Close the gaps, or a program that loads and unloads for ever would fill memory with them.
    size_t kept = 0;
    for (size_t i = 0; i < handlers.n; i++)
        if (handlers.list[i].call)
            handlers.list[kept++] = handlers.list[i];
    handlers.n = kept;
    tn_lock_drop(&handlers.lock);
}

void tn___cxa_finalize(void *dso) { unload(&(struct unloading){.dso = dso}); }
TN_PUBLIC_AS(__cxa_finalize, tn___cxa_finalize);

void tn_atexit_unload(const void *begin, const void *end)
{
    unload(&(struct unloading){.begin = begin, .end = end});
}

[[gnu::used]] static void prepare(void *) { tn_lock_take(&handlers.lock); }
[[gnu::used]] static void parent(void *) { tn_lock_drop(&handlers.lock); }
[[gnu::used]] static void child(void *) { tn_lock_reset(&handlers.lock); }
TN_HOOK(fork_prepare, 61, prepare);
TN_HOOK(fork_parent, 61, parent);
TN_HOOK(fork_child, 61, child);
