// SPDX-License-Identifier: MIT
// Resolves the ifuncs that an image's own relocations ask for. After everything a resolver may look
// at: relative relocations, thread pointer, CPU levels.
#pragma once

#include "base/tn.h"
#include "crt/elf.h"

TN_SMALL static inline void tn_apply_irelative(size_t base, const Elf64_Rela *rela,
                                               const Elf64_Rela *end)
{
    for (; rela < end; rela++)
        if (ELF64_R_TYPE(rela->r_info) == TN_REL_IRELATIVE)
            *(size_t *)(base + rela->r_offset) = tn_call_resolver(base + rela->r_addend);
}

// The same for both relocation tables of a dynamic section: linkers put IRELATIVE into either.
TN_SMALL static inline void tn_apply_irelative_of(size_t base, const Elf64_Dyn *dynamic)
{
    const Elf64_Rela *rela = nullptr, *plt = nullptr;
    size_t rela_size = 0, plt_size = 0;
    for (; dynamic->d_tag != DT_NULL; dynamic++) {
        if (dynamic->d_tag == DT_RELA)
            rela = (const Elf64_Rela *)(base + dynamic->d_un.d_ptr);
        else if (dynamic->d_tag == DT_RELASZ)
            rela_size = dynamic->d_un.d_val;
        else if (dynamic->d_tag == DT_JMPREL)
            plt = (const Elf64_Rela *)(base + dynamic->d_un.d_ptr);
        else if (dynamic->d_tag == DT_PLTRELSZ)
            plt_size = dynamic->d_un.d_val;
    }
    tn_apply_irelative(base, rela, rela + rela_size / sizeof *rela);
    tn_apply_irelative(base, plt, plt + plt_size / sizeof *plt);
}
