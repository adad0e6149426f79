// SPDX-License-Identifier: MIT
// What start-up and loader need to know of this architecture's ELF.
#pragma once

#include <stddef.h>

#if defined(__x86_64__)
#include "crt/arch/x86_64/elf.h"
#elif defined(__aarch64__)
#include "crt/arch/aarch64/elf.h"
#elif defined(__riscv)
#include "crt/arch/riscv64/elf.h"
#endif
