/* SPDX-License-Identifier: MIT */
/* Registers have no names here; PTRACE_GETREGSET reads them all. */
#ifndef _BITS_REG_H
#define _BITS_REG_H

#define __WORDSIZE 64

#endif
