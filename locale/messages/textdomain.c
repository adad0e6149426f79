// SPDX-License-Identifier: MIT
// Sets the domain of gettext, or tells it (POSIX.1-2024 textdomain). The empty name is the initial
// "messages". ENOMEM. Former names stay valid, because the pointers returned may still be in use;
// setting the same name again costs nothing.
#include <libintl.h>
#include <tenon/string.h>

#include "base/atomic.h"
#include "base/tn.h"

static const char initial[] = "messages";
static const char *current = initial;

TN_NAME(textdomain);
char *tn_textdomain(const char *domain)
{
    const char *now = tn_load_acquire(&current);
    if (!domain || !tn_strcmp(domain, now))
        return (char *)now;
    if (!*domain || !tn_strcmp(domain, initial))
        domain = initial;
    else if (!(domain = tn_strdup(domain)))
        return nullptr;
    tn_store_release(&current, domain);
    return (char *)domain;
}
TN_PUBLIC(textdomain);
