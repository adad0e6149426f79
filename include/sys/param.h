/* SPDX-License-Identifier: MIT */
/* Traditional parameters. */
#ifndef _SYS_PARAM_H
#define _SYS_PARAM_H

#include <endian.h>
#include <limits.h>
#include <sys/resource.h>

#define NOGROUP        (-1)
#define NBBY           8
#define MAXSYMLINKS    20
#define NGROUPS        32
#define MAXHOSTNAMELEN 64
#define MAXNAMLEN      255
#define CANBSIZ        255
#define NOFILE         256
#define DEV_BSIZE      512
#define MAXPATHLEN     4096
#define NCARGS         131072

#undef MIN
#undef MAX
#define MIN(a, b) (((a) < (b)) ? (a) : (b))
#define MAX(a, b) (((a) > (b)) ? (a) : (b))

#define setbit(x, i) ((x)[(i) / 8] |= 1 << (i) % 8)
#define clrbit(x, i) ((x)[(i) / 8] &= ~(1 << (i) % 8))
#define isset(x, i)  ((x)[(i) / 8] & 1 << (i) % 8)
#define isclr(x, i)  (!isset(x, i))

#define howmany(n, d) (((n) + (d) - 1) / (d))
#define roundup(n, d) (howmany(n, d) * (d))
#define powerof2(n)   (!((n) - 1 & (n)))

#endif
