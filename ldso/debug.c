// SPDX-License-Identifier: MIT
// The interface to debuggers (gdb's solib-svr4, lldb): DT_DEBUG of the program and _dl_debug_addr
// lead to an r_debug, whose list of objects is read whenever _dl_debug_state, at which debuggers
// set a breakpoint, is reached.
#include "ldso/ldso.h"

TN_EXPORT [[gnu::weak, gnu::noinline]] void _dl_debug_state(void);
void _dl_debug_state(void) { __asm__ volatile(""); }

static struct r_debug debug = {.r_version = 1};
TN_EXPORT struct r_debug *_dl_debug_addr = &debug;

void tn_ldso_debug(int state)
{
    debug.r_map = &tn_ldso.head->map;
    debug.r_state = state;
    _dl_debug_state();
}

void tn_ldso_debug_start(size_t libc_bias)
{
    debug.r_brk = (size_t)_dl_debug_state;
    debug.r_ldbase = libc_bias;
    const struct tn_dso *program = tn_ldso.program;
    for (Elf64_Dyn *dyn = program->map.l_ld; dyn && dyn->d_tag != DT_NULL; dyn++) {
        if (dyn->d_tag != DT_DEBUG)
            continue;
        // Some linkers put the dynamic section into read-only memory; then debuggers find us by
        // symbol.
        for (const Elf64_Phdr *p = program->phdr, *end = p + program->phnum; p < end; p++)
            if (p->p_type == PT_LOAD && p->p_flags & PF_W &&
                (size_t)dyn - program->map.l_addr - p->p_vaddr < p->p_memsz)
                dyn->d_un.d_ptr = (size_t)&debug;
    }
    tn_ldso_debug(RT_CONSISTENT);
}
