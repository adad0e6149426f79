// SPDX-License-Identifier: MIT
// Installs the thread pointer: the register tp, which compiled code never changes.
#pragma once

static inline void tn_set_thread_pointer(void *tp)
{
    __asm__ volatile("mv tp, %0" : : "r"(tp) : "memory");
}
