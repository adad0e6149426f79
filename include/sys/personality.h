/* SPDX-License-Identifier: MIT */
/* Execution domains (personality(2)). */
#ifndef _SYS_PERSONALITY_H
#define _SYS_PERSONALITY_H

#include <features.h>

__TN_BEGIN_DECLS

#define UNAME26            0x20000
#define ADDR_NO_RANDOMIZE  0x40000
#define FDPIC_FUNCPTRS     0x80000
#define MMAP_PAGE_ZERO     0x100000
#define ADDR_COMPAT_LAYOUT 0x200000
#define READ_IMPLIES_EXEC  0x400000
#define ADDR_LIMIT_32BIT   0x800000
#define SHORT_INODE        0x1000000
#define WHOLE_SECONDS      0x2000000
#define STICKY_TIMEOUTS    0x4000000
#define ADDR_LIMIT_3GB     0x8000000

#define PER_LINUX       0x0
#define PER_BSD         0x6
#define PER_LINUX32     0x8
#define PER_RISCOS      0xc
#define PER_OSF4        0xf
#define PER_HPUX        0x10
#define PER_MASK        0xff
#define PER_LINUX_FDPIC 0x80000
#define PER_LINUX_32BIT 0x800000
#define PER_ISCR4       0x4000005
#define PER_SUNOS       0x4000006
#define PER_IRIX32      0x4000009
#define PER_IRIXN32     0x400000a
#define PER_IRIX64      0x400000b
#define PER_SOLARIS     0x400000d
#define PER_SVR4        0x4100001
#define PER_UW7         0x410000e
#define PER_SVR3        0x5000002
#define PER_WYSEV386    0x5000004
#define PER_XENIX       0x5000007
#define PER_OSR5        0x6000003
#define PER_SCOSVR3     0x7000003
#define PER_LINUX32_3GB 0x8000008

int personality(unsigned long);

__TN_END_DECLS

#endif
