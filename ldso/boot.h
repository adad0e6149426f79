// SPDX-License-Identifier: MIT
// The stages of a dynamic start: self.c, early.c, boot.c.
#pragma once

#include <elf.h>
#include <stddef.h>

#include "base/tn.h"
#include "crt/start.h"

// Second stage, when the library has relocated itself: process facts, thread pointer, CPU levels,
// its own ifuncs. Returns the entry point of the program.
TN_HIDDEN size_t tn_ldso_boot(size_t *stack, const Elf64_Ehdr *self, const Elf64_Dyn *dynamic);

// Third stage, an ordinary program: loads, relocates, and returns the entry point. Exits with a
// message on failure.
TN_HIDDEN size_t tn_ldso_run(size_t *stack, const struct tn_start *, const Elf64_Ehdr *self,
                             const Elf64_Dyn *dynamic);
