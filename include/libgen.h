/* SPDX-License-Identifier: MIT */
/* Parts of a pathname (POSIX.1-2024 <libgen.h>). */
#ifndef _LIBGEN_H
#define _LIBGEN_H

#include <features.h>

__TN_BEGIN_DECLS
char *basename(char *);
char *dirname(char *);
__TN_END_DECLS

#endif
