// SPDX-License-Identifier: MIT
// Messages (POSIX.1-2024 gettext) without catalogues: both locales of this library speak the
// language of the program's own messages, so each message is its own translation, as in any C
// locale.
#include <libintl.h>

#include "base/tn.h"

TN_NAME(gettext);
char *tn_gettext(const char *message) { return (char *)message; }
TN_PUBLIC(gettext);

TN_NAME(dgettext);
char *tn_dgettext(const char *, const char *message) { return (char *)message; }
TN_PUBLIC(dgettext);

TN_NAME(dcgettext);
char *tn_dcgettext(const char *, const char *message, int) { return (char *)message; }
TN_PUBLIC(dcgettext);
