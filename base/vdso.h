// SPDX-License-Identifier: MIT
// Functions of the vDSO (vdso(7)), looked up by name when first called: a static program that never
// asks pays nothing, and start-up does no work. The kernel names them __vdso_x on x86-64 and
// riscv64, __kernel_x on aarch64; both are tried.
#pragma once

#include <stddef.h>

#include "base/atomic.h"
#include "base/tn.h"

// The function `name` (without prefix) of the vDSO image at ehdr, null if it has none. The image is
// not trusted to be well formed: nothing outside its first loaded segment is read.
TN_HIDDEN void *tn_vdso_find(const void *ehdr, const char *name);

// A cached look-up; zero-initialised. Any thread may fill it: all find the same. tn_vdso_resolve is
// a port: tests replace it.
typedef void *tn_vdso_function;
TN_HIDDEN void *tn_vdso_resolve(tn_vdso_function *cache, const char *name);
constexpr unsigned long TN_VDSO_NONE = 1; // looked up and not there

// The function, or null when the process must make the system call.
static inline void *tn_vdso_get(tn_vdso_function *cache, const char *name)
{
    void *f = tn_load_relaxed(cache); // a code address: nothing it refers to needs ordering
    if (tn_unlikely((tn_word)f <= TN_VDSO_NONE))
        return f ? nullptr : tn_vdso_resolve(cache, name);
    return f;
}
