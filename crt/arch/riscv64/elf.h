// SPDX-License-Identifier: MIT
// ELF on RISC-V: relocation types by what they do, the call of an ifunc resolver (RISC-V psABI,
// "Dynamic Linking").
#pragma once

#include <elf.h>

#include "base/process.h"

#define TN_ARCH "riscv64"
#define TN_EM EM_RISCV

enum {
    TN_REL_RELATIVE = R_RISCV_RELATIVE,
    TN_REL_ABSOLUTE = R_RISCV_64,
    TN_REL_JUMP_SLOT = R_RISCV_JUMP_SLOT,
    TN_REL_COPY = R_RISCV_COPY,
    TN_REL_IRELATIVE = R_RISCV_IRELATIVE,
    TN_REL_DTPMOD = R_RISCV_TLS_DTPMOD64,
    TN_REL_DTPOFF = R_RISCV_TLS_DTPREL64,
    TN_REL_TPOFF = R_RISCV_TLS_TPREL64,
    TN_REL_TLSDESC = R_RISCV_TLSDESC,
    TN_REL_GLOB_DAT = -1, // an ordinary R_RISCV_64 here
};

constexpr bool TN_RUN_DT_INIT = true; // DT_INIT and DT_FINI count beside the arrays

// The second argument would be a pointer to a hwprobe function; null says that there is none.
static inline size_t tn_call_resolver(size_t resolver)
{
    return ((size_t (*)(unsigned long, const void *))resolver)(tn_process.hwcap, nullptr);
}
