// SPDX-License-Identifier: MIT
// clone(2) as a function (Linux). With CLONE_VM the child shares the caller's thread block unless
// it brings its own (CLONE_SETTLS): it may then use raw system calls only. Without it the child is
// like that of _Fork.
#include <stdarg.h>

#include "base/errno.h"
#include "base/forked.h"
#include "thread/internal/thread.h"

struct call {
    int (*fn)(void *);
    void *arg;
};

static int in_copy(void *p)
{
    const struct call *c = p; // on the parent's stack, which was copied
    tn_forked();
    tn_thread()->tid = 0;
    return c->fn(c->arg);
}

int tn_clone(int (*fn)(void *), void *stack, int flags, void *arg, ...)
{
    va_list ap;
    va_start(ap, arg);
    int *const parent_tid = flags & (CLONE_PARENT_SETTID | CLONE_SETTLS | CLONE_PIDFD |
                                     CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID)
                                ? va_arg(ap, int *)
                                : nullptr;
    void *const tls = flags & (CLONE_SETTLS | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID)
                          ? va_arg(ap, void *)
                          : nullptr;
    int *const child_tid =
        flags & (CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID) ? va_arg(ap, int *) : nullptr;
    va_end(ap);

    if (!fn || !stack)
        return (int)tn_ret(-EINVAL);
    struct call copy = {fn, arg};
    if (flags & CLONE_VM)
        return (int)tn_ret(tn_clone_raw(fn, stack, flags, arg, parent_tid, tls, child_tid));
    return (int)tn_ret(tn_clone_raw(in_copy, stack, flags, &copy, parent_tid, tls, child_tid));
}
TN_PUBLIC(clone);
