/* SPDX-License-Identifier: MIT */
/* System log (POSIX.1-2024 <syslog.h>, syslog(3)). */
#ifndef _SYSLOG_H
#define _SYSLOG_H

#include <features.h>
#if __TN_BSD
#define __TN_NEED_va_list
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

/* priorities */
#define LOG_PRIMASK                     7
#define LOG_PRI(p)                      ((p) & LOG_PRIMASK)
#define LOG_MAKEPRI(facility, priority) ((facility) | (priority))
#define LOG_EMERG                       0
#define LOG_ALERT                       1
#define LOG_CRIT                        2
#define LOG_ERR                         3
#define LOG_WARNING                     4
#define LOG_NOTICE                      5
#define LOG_INFO                        6
#define LOG_DEBUG                       7

#define LOG_MASK(p) (1 << (p))
#define LOG_UPTO(p) ((1 << ((p) + 1)) - 1)

/* facilities */
#define LOG_KERN        (0 << 3)
#define LOG_USER        (1 << 3)
#define LOG_MAIL        (2 << 3)
#define LOG_DAEMON      (3 << 3)
#define LOG_AUTH        (4 << 3)
#define LOG_SYSLOG      (5 << 3)
#define LOG_LPR         (6 << 3)
#define LOG_NEWS        (7 << 3)
#define LOG_UUCP        (8 << 3)
#define LOG_CRON        (9 << 3)
#define LOG_AUTHPRIV    (10 << 3)
#define LOG_FTP         (11 << 3)
#define LOG_LOCAL0      (16 << 3)
#define LOG_LOCAL1      (17 << 3)
#define LOG_LOCAL2      (18 << 3)
#define LOG_LOCAL3      (19 << 3)
#define LOG_LOCAL4      (20 << 3)
#define LOG_LOCAL5      (21 << 3)
#define LOG_LOCAL6      (22 << 3)
#define LOG_LOCAL7      (23 << 3)
#define LOG_NFACILITIES 24
#define LOG_FACMASK     0x3f8
#define LOG_FAC(p)      (((p) & LOG_FACMASK) >> 3)

/* options of openlog */
#define LOG_PID    0x1
#define LOG_CONS   0x2
#define LOG_ODELAY 0x4
#define LOG_NDELAY 0x8
#define LOG_NOWAIT 0x10
#define LOG_PERROR 0x20

void openlog(const char *, int, int);
void syslog(int, const char *, ...) __TN_PRINTF(2, 3);
void closelog(void);
int setlogmask(int);

#if __TN_BSD
#define _PATH_LOG "/dev/log"
void vsyslog(int, const char *, __builtin_va_list) __TN_PRINTF(2, 0);
#endif

__TN_END_DECLS

#endif
