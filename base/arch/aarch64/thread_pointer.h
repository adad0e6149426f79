// SPDX-License-Identifier: MIT
// Installs the thread pointer: tpidr_el0.
#pragma once

static inline void tn_set_thread_pointer(void *tp)
{
    __asm__ volatile("msr tpidr_el0, %0" : : "r"(tp) : "memory");
}
