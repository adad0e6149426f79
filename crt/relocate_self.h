// SPDX-License-Identifier: MIT
// How an image relocates itself: the RELR and RELATIVE relocations of its dynamic section, which
// need nothing but the distance between link-time and run-time addresses. Inlined into the first
// function that runs, because calls and data that go through the GOT do not work yet.
#pragma once

#include "base/tn.h"
#include "crt/elf.h"

// Packed relative relocations (gABI, SHT_RELR): an even entry is the address of a word to relocate
// and the point from which on the bits of following odd entries stand for the next 63 words each.
TN_INLINE void tn_relocate_relr(size_t base, const size_t *relr, size_t bytes)
{
    size_t *where = nullptr;
    for (const size_t *end = relr + bytes / sizeof *relr; relr < end; relr++) {
        if (!(*relr & 1)) {
            where = (size_t *)(base + *relr);
            *where++ += base;
            continue;
        }
        size_t *word = where;
        for (size_t bits = *relr >> 1; bits; bits >>= 1, word++)
            if (bits & 1)
                *word += base;
        where += 8 * sizeof *relr - 1;
    }
}

TN_INLINE void tn_relocate_self(size_t base, const Elf64_Dyn *dynamic)
{
    const Elf64_Rela *rela = nullptr;
    const size_t *relr = nullptr;
    size_t rela_size = 0, relr_size = 0;
    for (; dynamic->d_tag != DT_NULL; dynamic++) {
        // No switch: its jump table might need a relocation.
        if (dynamic->d_tag == DT_RELA)
            rela = (const Elf64_Rela *)(base + dynamic->d_un.d_ptr);
        else if (dynamic->d_tag == DT_RELASZ)
            rela_size = dynamic->d_un.d_val;
        else if (dynamic->d_tag == DT_RELR)
            relr = (const size_t *)(base + dynamic->d_un.d_ptr);
        else if (dynamic->d_tag == DT_RELRSZ)
            relr_size = dynamic->d_un.d_val;
    }
    tn_relocate_relr(base, relr, relr_size);
    for (const Elf64_Rela *end = rela + rela_size / sizeof *rela; rela < end; rela++)
        if (ELF64_R_TYPE(rela->r_info) == TN_REL_RELATIVE)
            *(size_t *)(base + rela->r_offset) = base + rela->r_addend;
    // Nothing that the relocations changed may be read before this point.
    __asm__ volatile("" ::: "memory");
}
