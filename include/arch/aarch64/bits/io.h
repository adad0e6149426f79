/* SPDX-License-Identifier: MIT */
/* aarch64 has no I/O port instructions. */
#ifndef _BITS_IO_H
#define _BITS_IO_H

#endif
