// SPDX-License-Identifier: MIT
// Makes a locale object, or changes `base` and returns it (POSIX.1-2024 newlocale). EINVAL: a bad
// mask or no name; ENOENT: a locale that is not there; ENOMEM. After a failure base is as before.
#include <stdlib.h>

#include "base/errno.h"
#include "locale/locale.h"

locale_t tn_newlocale(int mask, const char *name, locale_t base)
{
    if (!name || (mask != LC_ALL_MASK && mask & ~((1 << LC_ALL) - 1))) {
        errno = EINVAL;
        return nullptr;
    }
    struct __locale_struct made = base ? *base : (struct __locale_struct){};
    for (int i = 0; i < LC_ALL; i++) {
        if (!(mask & 1 << i))
            continue;
        const struct tn_locale_part *part = tn_locale_find(i, name);
        if (!part) {
            errno = ENOENT;
            return nullptr;
        }
        tn_locale_set(&made, i, part);
    }
    if (!base && !(base = malloc(sizeof *base)))
        return nullptr;
    *base = made;
    return base;
}
TN_PUBLIC(newlocale);
TN_PUBLIC_AS(__newlocale, tn_newlocale);
