// SPDX-License-Identifier: MIT
// Message catalogues (POSIX.1-2024 catopen). No format of compiled catalogues is supported, so none
// is ever found: catopen fails with ENOENT, and programs go on with the text that they give to
// catgets.
#include <nl_types.h>

#include "base/errno.h"
#include "base/tn.h"

TN_NAME(catopen);
nl_catd tn_catopen(const char *, int)
{
    errno = ENOENT;
    return (nl_catd)-1;
}
TN_PUBLIC(catopen);

TN_NAME(catgets);
char *tn_catgets(nl_catd, int, int, const char *text)
{
    errno = EBADF;
    return (char *)text;
}
TN_PUBLIC(catgets);

TN_NAME(catclose);
int tn_catclose(nl_catd)
{
    errno = EBADF;
    return -1;
}
TN_PUBLIC(catclose);
