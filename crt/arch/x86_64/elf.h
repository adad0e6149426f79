// SPDX-License-Identifier: MIT
// ELF on x86-64: relocation types by what they do, the call of an ifunc resolver (System V ABI,
// AMD64 supplement 4.4).
#pragma once

#include <elf.h>

#define TN_ARCH "x86_64"
#define TN_EM EM_X86_64

enum {
    TN_REL_RELATIVE = R_X86_64_RELATIVE,
    TN_REL_ABSOLUTE = R_X86_64_64,
    TN_REL_GLOB_DAT = R_X86_64_GLOB_DAT,
    TN_REL_JUMP_SLOT = R_X86_64_JUMP_SLOT,
    TN_REL_COPY = R_X86_64_COPY,
    TN_REL_IRELATIVE = R_X86_64_IRELATIVE,
    TN_REL_DTPMOD = R_X86_64_DTPMOD64,
    TN_REL_DTPOFF = R_X86_64_DTPOFF64,
    TN_REL_TPOFF = R_X86_64_TPOFF64,
    TN_REL_TLSDESC = R_X86_64_TLSDESC,
    TN_REL_PC32 = R_X86_64_PC32,
};

constexpr bool TN_RUN_DT_INIT = true; // DT_INIT and DT_FINI count beside the arrays

static inline size_t tn_call_resolver(size_t resolver) { return ((size_t (*)(void))resolver)(); }
