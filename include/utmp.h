/* SPDX-License-Identifier: MIT */
/* Login records under their older names (utmp(5)); the functions do nothing. */
#ifndef _UTMP_H
#define _UTMP_H

#include <utmpx.h>

__TN_BEGIN_DECLS

#define ACCOUNTING  9
#define UT_LINESIZE 32
#define UT_NAMESIZE 32
#define UT_HOSTSIZE 256

struct lastlog {
    time_t ll_time;
    char ll_line[UT_LINESIZE];
    char ll_host[UT_HOSTSIZE];
};

#define utmp          utmpx
#define ut_time       ut_tv.tv_sec
#define ut_name       ut_user
#define ut_addr       ut_addr_v6[0]
#define e_exit        __e_exit
#define e_termination __e_termination

void endutent(void);
struct utmpx *getutent(void);
struct utmpx *getutid(const struct utmpx *);
struct utmpx *getutline(const struct utmpx *);
struct utmpx *pututline(const struct utmpx *);
void setutent(void);
void updwtmp(const char *, const struct utmpx *);
int utmpname(const char *);
int login_tty(int);

#undef _PATH_UTMP
#undef _PATH_WTMP
#define _PATH_UTMP    "/dev/null/utmp"
#define _PATH_WTMP    "/dev/null/wtmp"
#define UTMP_FILE     _PATH_UTMP
#define WTMP_FILE     _PATH_WTMP
#define UTMP_FILENAME _PATH_UTMP
#define WTMP_FILENAME _PATH_WTMP

__TN_END_DECLS

#endif
