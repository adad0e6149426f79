// SPDX-License-Identifier: MIT
// Default attributes of threads. The stack is as large as RLIMIT_STACK says, which is what ported
// software expects; pages are mapped when touched, so the size costs address space only. A limit
// that is absent or out of proportion (below 128 KiB, above 1 GiB) counts as 8 MiB. The size
// written into the program by the linker (-z stack-size, PT_GNU_STACK) raises it.
#include <sys/resource.h>

#include "thread/internal/thread.h"

constexpr size_t USUAL = 8 << 20, SMALLEST = 128 << 10, LARGEST = 1 << 30;

struct tn_attr tn_attr_default = {.guard_size = 8192};

const struct tn_attr *tn_thread_defaults(void)
{
    // Threads that meet here write the same number.
    if (!tn_load_relaxed(&tn_attr_default.stack_size)) {
        unsigned long limit[2] = {USUAL, 0};
        tn_sys(prlimit64, 0, RLIMIT_STACK, 0, limit);
        size_t size = limit[0] < SMALLEST || limit[0] > LARGEST ? USUAL : limit[0];
        size = tn_max(size, tn_min(tn_process.stack_wanted, LARGEST));
        tn_store_relaxed(&tn_attr_default.stack_size, tn_align_up(size, tn_page_size()));
    }
    return &tn_attr_default;
}
