/* SPDX-License-Identifier: MIT */
/* Password ageing (shadow(3)). */
#ifndef _SHADOW_H
#define _SHADOW_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_FILE
#include <bits/types.h>

__TN_BEGIN_DECLS

#define SHADOW "/etc/shadow"

struct spwd {
    char *sp_namp;
    char *sp_pwdp;
    long sp_lstchg;
    long sp_min;
    long sp_max;
    long sp_warn;
    long sp_inact;
    long sp_expire;
    unsigned long sp_flag;
};

struct spwd *getspnam(const char *);
int getspnam_r(const char *, struct spwd *, char *, size_t, struct spwd **);
struct spwd *getspent(void);
void setspent(void);
void endspent(void);
struct spwd *fgetspent(FILE *);
struct spwd *sgetspent(const char *);
int putspent(const struct spwd *, FILE *);
int lckpwdf(void);
int ulckpwdf(void);

__TN_END_DECLS

#endif
