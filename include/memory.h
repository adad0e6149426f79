/* SPDX-License-Identifier: MIT */
/* Another name of <string.h> (SVID). */
#ifndef _MEMORY_H
#define _MEMORY_H

#include <string.h>

#endif
