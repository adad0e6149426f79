/* SPDX-License-Identifier: MIT */
/* Monetary formats (POSIX.1-2024 <monetary.h>). */
#ifndef _MONETARY_H
#define _MONETARY_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_locale_t
#define __TN_NEED_ssize_t
#include <bits/types.h>

__TN_BEGIN_DECLS
ssize_t strfmon(char *__restrict, size_t, const char *__restrict, ...);
ssize_t strfmon_l(char *__restrict, size_t, locale_t, const char *__restrict, ...);

__TN_END_DECLS

#endif
