/* SPDX-License-Identifier: MIT */
/* Message translation (POSIX.1-2024 <libintl.h>, gettext(3)). */
#ifndef _LIBINTL_H
#define _LIBINTL_H

#include <features.h>

__TN_BEGIN_DECLS

#define __USE_GNU_GETTEXT                       1
#define __GNU_GETTEXT_SUPPORTED_REVISION(major) ((major) == 0 ? 1 : -1)

/* The result may be the argument, whose format attributes then apply. */
#define __TN_FORMAT_OF(n) __attribute__((__format_arg__(n)))

char *gettext(const char *) __TN_FORMAT_OF(1);
char *dgettext(const char *, const char *) __TN_FORMAT_OF(2);
char *dcgettext(const char *, const char *, int) __TN_FORMAT_OF(2);
char *ngettext(const char *, const char *, unsigned long) __TN_FORMAT_OF(1) __TN_FORMAT_OF(2);
char *dngettext(const char *, const char *, const char *, unsigned long) __TN_FORMAT_OF(2)
    __TN_FORMAT_OF(3);
char *dcngettext(const char *, const char *, const char *, unsigned long, int) __TN_FORMAT_OF(2)
    __TN_FORMAT_OF(3);
char *textdomain(const char *);
char *bindtextdomain(const char *, const char *);
char *bind_textdomain_codeset(const char *, const char *);

__TN_END_DECLS

#endif
