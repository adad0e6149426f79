/* SPDX-License-Identifier: MIT */
/* Another name of <sys/wait.h>. */
#ifndef _WAIT_H
#define _WAIT_H

#include <sys/wait.h>

#endif
