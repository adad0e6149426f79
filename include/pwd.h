/* SPDX-License-Identifier: MIT */
/* User database (POSIX.1-2024 <pwd.h>, getpwent(3)). */
#ifndef _PWD_H
#define _PWD_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_uid_t
#define __TN_NEED_gid_t
#if __TN_GNU
#define __TN_NEED_FILE
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

struct passwd {
    char *pw_name;
    char *pw_passwd;
    uid_t pw_uid;
    gid_t pw_gid;
    char *pw_gecos;
    char *pw_dir;
    char *pw_shell;
};

struct passwd *getpwnam(const char *);
struct passwd *getpwuid(uid_t);
int getpwnam_r(const char *, struct passwd *, char *, size_t, struct passwd **);
int getpwuid_r(uid_t, struct passwd *, char *, size_t, struct passwd **);
#if __TN_XSI
struct passwd *getpwent(void);
void setpwent(void);
void endpwent(void);
#endif
#if __TN_GNU
struct passwd *fgetpwent(FILE *);
int putpwent(const struct passwd *, FILE *);
#endif

__TN_END_DECLS

#endif
