// SPDX-License-Identifier: MIT
// The directory and the encoding of a domain's catalogues (POSIX.1-2024 bindtextdomain,
// bind_textdomain_codeset): sets them, or with a null pointer tells them; kept for programs that
// ask for what they set. A null pointer: no domain, no memory, or no encoding set; EINVAL: an
// encoding that no locale here has. Thread-safe.
#include <libintl.h>
#include <stdlib.h>
#include <tenon/string.h>

#include "base/errno.h"
#include "base/hooks.h"
#include "base/lock.h"

struct binding {
    struct binding *next;
    const char *directory;
    bool utf8;
    char domain[];
};

static tn_lock lock;
static struct binding *bindings;

// The binding of a domain, made if need be; null: no memory.
static struct binding *find(const char *domain)
{
    for (struct binding *b = bindings; b; b = b->next)
        if (!tn_strcmp(b->domain, domain))
            return b;
    struct binding *b = malloc(sizeof *b + tn_strlen(domain) + 1);
    if (!b)
        return nullptr;
    *b = (struct binding){.next = bindings, .directory = "/usr/share/locale"};
    tn_strcpy(b->domain, domain);
    return bindings = b;
}

TN_NAME(bindtextdomain);
char *tn_bindtextdomain(const char *domain, const char *directory)
{
    if (!domain || !*domain)
        return nullptr;
    tn_lock_take(&lock);
    struct binding *b = find(domain);
    const char *result = b ? b->directory : nullptr;
    if (b && directory && tn_strcmp(directory, result)) {
        // The old string may still be in use by who asked for it.
        result = tn_strdup(directory);
        if (result)
            b->directory = result;
    }
    tn_lock_drop(&lock);
    return (char *)result;
}
TN_PUBLIC(bindtextdomain);

TN_NAME(bind_textdomain_codeset);
char *tn_bind_textdomain_codeset(const char *domain, const char *codeset)
{
    if (!domain || !*domain)
        return nullptr;
    if (codeset && tn_strcasecmp(codeset, "UTF-8")) {
        errno = EINVAL;
        return nullptr;
    }
    tn_lock_take(&lock);
    struct binding *b = find(domain);
    if (b && codeset)
        b->utf8 = true;
    const char *result = b && b->utf8 ? "UTF-8" : nullptr;
    tn_lock_drop(&lock);
    return (char *)result;
}
TN_PUBLIC(bind_textdomain_codeset);

[[gnu::used]] static void prepare(void *) { tn_lock_take(&lock); }
[[gnu::used]] static void parent(void *) { tn_lock_drop(&lock); }
[[gnu::used]] static void child(void *) { tn_lock_reset(&lock); }
TN_HOOK(fork_prepare, 45, prepare);
TN_HOOK(fork_parent, 45, parent);
TN_HOOK(fork_child, 45, child);
