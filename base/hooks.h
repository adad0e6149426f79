// SPDX-License-Identifier: MIT
// Link-time hook arrays: a package registers what must happen at an event of another package
// without either knowing the other. An entry exists exactly if its object is linked, so a static
// program that uses no stdio runs no stdio exit hook.
//
//   TN_HOOK(process_exit, 50, tn_stdio_exit);      // at file scope
//   tn_hooks_run(process_exit);                    // at the event, ascending order numbers
//
// Entries are two 32-bit words in read-only data, (order, function - here): no relocation, no dirty
// page. The linker gathers the section; order among objects is not the linker's, so runners sort by
// the order number, which is the layer order (base 10, mem 15, malloc 90 … last in prepare; runners
// of parent/child walk descending).
//
// Events and argument: start (the environment, char **: in early boot, before ifuncs are resolved);
// fork_prepare, fork_parent, fork_child (the same struct tn_fork * for one fork); thread_exit
// (struct __pthread *; order 0 runs the destructors of thread-specific data, which may still use
// everything); last_thread_exit (none); process_exit (none).
#pragma once

#include "base/tn.h"

struct tn_hook {
    tn_s32 order;
    tn_s32 offset; // of the function, from this field
};

// A static function must say [[gnu::used]], because only the assembler sees the reference.
#define TN_HOOK(event, ord, fn)                                                          \
    __asm__(".pushsection tn_hooks_" #event ",\"aR\",%progbits\n.p2align 2\n.long " #ord \
            "\n.long " #fn " - .\n.popsection");                                         \
    static_assert(sizeof(fn(nullptr), 0) > 0, "takes one pointer")

// One fork, on the stack of who makes it: what a fork_prepare hook leaves for its fork_parent or
// fork_child.
struct tn_fork {
    const void *handlers; // thread/pthread_atfork.c: the newest handler when the fork began
};

TN_HIDDEN void tn_hooks_walk(const struct tn_hook *begin, const struct tn_hook *end,
                             bool descending, void *arg);

#define TN_HOOKS_RUN_(event, descending, arg)                                              \
    ({                                                                                     \
        [[gnu::weak]] TN_HIDDEN extern const struct tn_hook __start_tn_hooks_##event[];    \
        [[gnu::weak]] TN_HIDDEN extern const struct tn_hook __stop_tn_hooks_##event[];     \
        tn_hooks_walk(__start_tn_hooks_##event, __stop_tn_hooks_##event, descending, arg); \
    })
#define tn_hooks_run(event, arg) TN_HOOKS_RUN_(event, false, arg)
#define tn_hooks_run_reversed(event, arg) TN_HOOKS_RUN_(event, true, arg)
