/* SPDX-License-Identifier: MIT */
/* riscv64 has no requests of its own for ptrace(2) here. */
#ifndef _BITS_PTRACE_H
#define _BITS_PTRACE_H

#endif
