/* SPDX-License-Identifier: MIT */
/* Password hashing (crypt(3)). */
#ifndef _CRYPT_H
#define _CRYPT_H

#include <features.h>

__TN_BEGIN_DECLS

struct crypt_data {
    int initialized;
    char __buf[256];
};

char *crypt(const char *, const char *);
char *crypt_r(const char *, const char *, struct crypt_data *);

__TN_END_DECLS

#endif
