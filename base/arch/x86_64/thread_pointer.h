// SPDX-License-Identifier: MIT
// Installs the thread pointer: %fs. The instruction saves a system call where the kernel allows it
// (Linux 5.9, HWCAP2).
#pragma once

#include "base/process.h"
#include "base/syscall.h"

static inline void tn_set_thread_pointer(void *tp)
{
    constexpr unsigned long HWCAP2_FSGSBASE = 2;
    constexpr int ARCH_SET_FS = 0x1002;
    if (tn_process.hwcap2 & HWCAP2_FSGSBASE)
        __asm__ volatile("wrfsbase %0" : : "r"(tp) : "memory");
    else
        tn_sys(arch_prctl, ARCH_SET_FS, tp);
}
