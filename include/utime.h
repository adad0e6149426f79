/* SPDX-License-Identifier: MIT */
/* File times (utime(2)). */
#ifndef _UTIME_H
#define _UTIME_H

#include <features.h>
#define __TN_NEED_time_t
#include <bits/types.h>

__TN_BEGIN_DECLS

struct utimbuf {
    time_t actime;
    time_t modtime;
};

int utime(const char *, const struct utimbuf *);

__TN_END_DECLS

#endif
