// SPDX-License-Identifier: MIT
// sched_getcpu(3): a load where the kernel writes the number into memory of the thread, else the
// vDSO's function, else the system call.
#include "base/syscall.h"
#include "thread/internal/rseq.h"
#include "thread/thread.h"

#ifndef TN_HOSTED // where a host libc makes the threads, it has registered an area itself
static struct tn_rseq main_area = {.cpu_id = TN_RSEQ_NEW};

static struct tn_rseq *own_area(void)
{
    struct __pthread *const self = tn_thread();
    return self->map_base ? tn_rseq_of(self) : &main_area;
}

TN_COLD static void ask_kernel(struct tn_rseq *area)
{
    constexpr unsigned SIGNATURE = 0x53053053; // stands before handlers of aborts: there are none
    // Refused also when a signal handler was faster, or the program has an area of its own.
    if (tn_sys(rseq, area, sizeof *area, 0, SIGNATURE) && area->cpu_id == TN_RSEQ_NEW)
        area->cpu_id = TN_RSEQ_REFUSED;
}
#endif

int tn_sched_getcpu(void)
{
#ifndef TN_HOSTED
    struct tn_rseq *const area = own_area();
    int number = area->cpu_id;
    if (tn_unlikely(number == TN_RSEQ_NEW)) {
        ask_kernel(area);
        number = area->cpu_id;
    }
    if (tn_likely(number >= 0))
        return number;
#endif
    unsigned cpu = 0;
    return tn_getcpu(&cpu, nullptr) ? -1 : (int)cpu;
}
TN_PUBLIC(sched_getcpu);
