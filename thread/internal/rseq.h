// SPDX-License-Identifier: MIT
// The area that a thread shares with the kernel for restartable sequences (rseq(2)). Only the
// number of the processor is used, which the kernel keeps right whenever the thread runs. It is
// registered when first asked for (sched_getcpu), so that nobody else pays; a program that has its
// own area keeps it.
#pragma once

#include <limits.h>

#include "base/tcb.h"
#include "base/tn.h"

struct tn_rseq {
    alignas(32) unsigned cpu_id_start;
    volatile int cpu_id; // or one of the two below
    tn_u64 critical_section;
    unsigned flags, node_id, mm_cid, reserved;
};
static_assert(sizeof(struct tn_rseq) == 32); // the kernel's first version
enum { TN_RSEQ_NEW = -1, TN_RSEQ_REFUSED = -2 };

// In a thread's block it lies behind the values of its keys (thread/block.c).
static inline struct tn_rseq *tn_rseq_of(struct __pthread *t)
{
    return (struct tn_rseq *)(t->tsd + PTHREAD_KEYS_MAX);
}
static_assert(PTHREAD_KEYS_MAX * sizeof(void *) % alignof(struct tn_rseq) == 0);
