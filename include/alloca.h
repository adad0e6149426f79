/* SPDX-License-Identifier: MIT */
/* Memory of the caller's frame (alloca(3)). */
#ifndef _ALLOCA_H
#define _ALLOCA_H

#include <features.h>
#define __TN_NEED_size_t
#include <bits/types.h>

__TN_BEGIN_DECLS

void *alloca(size_t);
#define alloca(n) __builtin_alloca(n)

__TN_END_DECLS

#endif
