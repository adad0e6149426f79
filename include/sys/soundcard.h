/* SPDX-License-Identifier: MIT */
/* Open sound system requests of the kernel. */
#ifndef _SYS_SOUNDCARD_H
#define _SYS_SOUNDCARD_H

#include <linux/soundcard.h>

#endif
