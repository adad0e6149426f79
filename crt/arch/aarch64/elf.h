// SPDX-License-Identifier: MIT
// ELF on AArch64: relocation types by what they do, the call of an ifunc resolver ("System V ABI
// for the Arm 64-bit Architecture", section GNU indirect functions).
#pragma once

#include <elf.h>

#include "base/process.h"

#define TN_ARCH "aarch64"
#define TN_EM EM_AARCH64

enum {
    TN_REL_RELATIVE = R_AARCH64_RELATIVE,
    TN_REL_ABSOLUTE = R_AARCH64_ABS64,
    TN_REL_GLOB_DAT = R_AARCH64_GLOB_DAT,
    TN_REL_JUMP_SLOT = R_AARCH64_JUMP_SLOT,
    TN_REL_COPY = R_AARCH64_COPY,
    TN_REL_IRELATIVE = 1032, // R_AARCH64_IRELATIVE
    TN_REL_DTPMOD = R_AARCH64_TLS_DTPMOD64,
    TN_REL_DTPOFF = R_AARCH64_TLS_DTPREL64,
    TN_REL_TPOFF = R_AARCH64_TLS_TPREL64,
    TN_REL_TLSDESC = R_AARCH64_TLSDESC,
};

constexpr bool TN_RUN_DT_INIT = false; // only the arrays count

static inline size_t tn_call_resolver(size_t resolver)
{
    const struct {
        unsigned long size, hwcap, hwcap2;
    } features = {sizeof features, tn_process.hwcap, tn_process.hwcap2};
    constexpr unsigned long HAS_SECOND_ARGUMENT = 1UL << 62;
    return ((size_t (*)(unsigned long, const void *))resolver)(
        tn_process.hwcap | HAS_SECOND_ARGUMENT, &features);
}
