/* SPDX-License-Identifier: MIT */
/* Message catalogues (POSIX.1-2024 <nl_types.h>). */
#ifndef _NL_TYPES_H
#define _NL_TYPES_H

#include <features.h>

__TN_BEGIN_DECLS

typedef void *nl_catd;
typedef int nl_item;

#define NL_CAT_LOCALE 1
#define NL_SETD       1

nl_catd catopen(const char *, int);
char *catgets(nl_catd, int, int, const char *);
int catclose(nl_catd);

__TN_END_DECLS

#endif
