/* SPDX-License-Identifier: MIT */
/* The auxiliary vector (getauxval(3)). */
#ifndef _SYS_AUXV_H
#define _SYS_AUXV_H

#include <bits/hwcap.h>
#include <elf.h>
#include <features.h>

__TN_BEGIN_DECLS
unsigned long getauxval(unsigned long);

__TN_END_DECLS

#endif
