/* SPDX-License-Identifier: MIT */
/* Another name of <ucontext.h>. */
#ifndef _SYS_UCONTEXT_H
#define _SYS_UCONTEXT_H

#include <ucontext.h>

#endif
