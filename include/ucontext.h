/* SPDX-License-Identifier: MIT */
/* User contexts (SUSv3; removed from POSIX in 2008). */
#ifndef _UCONTEXT_H
#define _UCONTEXT_H

#include <signal.h>

__TN_BEGIN_DECLS

#if __TN_BSD
#define NGREG (sizeof(gregset_t) / sizeof(greg_t))
#endif

#if __TN_GNU
#define __ucontext ucontext
#endif
struct __ucontext;
int getcontext(struct __ucontext *);
int setcontext(const struct __ucontext *);
void makecontext(struct __ucontext *, void (*)(), int, ...);
int swapcontext(struct __ucontext *, const struct __ucontext *);

__TN_END_DECLS

#endif
