/* SPDX-License-Identifier: MIT */
/* The kernel's log (syslog(2)). */
#ifndef _SYS_KLOG_H
#define _SYS_KLOG_H

#include <features.h>

__TN_BEGIN_DECLS
int klogctl(int, char *, int);
__TN_END_DECLS

#endif
