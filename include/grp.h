/* SPDX-License-Identifier: MIT */
/* Group database (POSIX.1-2024 <grp.h>, getgrent(3)). */
#ifndef _GRP_H
#define _GRP_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_gid_t
#if __TN_GNU
#define __TN_NEED_FILE
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

struct group {
    char *gr_name;
    char *gr_passwd;
    gid_t gr_gid;
    char **gr_mem;
};

struct group *getgrgid(gid_t);
struct group *getgrnam(const char *);
int getgrgid_r(gid_t, struct group *, char *, size_t, struct group **);
int getgrnam_r(const char *, struct group *, char *, size_t, struct group **);
#if __TN_XSI
struct group *getgrent(void);
void setgrent(void);
void endgrent(void);
#endif
#if __TN_BSD
int getgrouplist(const char *, gid_t, gid_t *, int *);
int setgroups(size_t, const gid_t *);
int initgroups(const char *, gid_t);
#endif
#if __TN_GNU
struct group *fgetgrent(FILE *);
int putgrent(const struct group *, FILE *);
#endif

__TN_END_DECLS

#endif
