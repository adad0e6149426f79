/* SPDX-License-Identifier: MIT */
/* Random bytes (getrandom(2)). */
#ifndef _SYS_RANDOM_H
#define _SYS_RANDOM_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_ssize_t
#include <bits/types.h>

__TN_BEGIN_DECLS

#define GRND_NONBLOCK 0x1
#define GRND_RANDOM   0x2
#define GRND_INSECURE 0x4

ssize_t getrandom(void *, size_t, unsigned int);

__TN_END_DECLS

#endif
