// SPDX-License-Identifier: MIT
// Sets or names the global locale (C23 7.11.1.1). A null pointer, and nothing changed, for a locale
// that is not there. The name of a mixed locale lists the six categories in order, separated by
// semicolons, and is understood again. The string lasts until the next call. Not to be called while
// other threads use the global locale (POSIX.1-2024 setlocale).
#include "base/lock.h"
#include "locale/locale.h"

static tn_lock lock;
static char names[LC_ALL * 16];

// Copies the part of a list that concerns a category; a name without semicolons concerns all.
// False: the list is too short.
static bool pick(char *out, size_t size, const char *list, int category)
{
    bool several = false;
    for (const char *p = list; *p; p++)
        several |= *p == ';';
    for (; several && category; category--) {
        while (*list && *list != ';')
            list++;
        if (!*list++)
            return false;
    }
    size_t n = 0;
    for (; *list && *list != ';'; list++) {
        if (n == size - 1)
            return false;
        out[n++] = *list;
    }
    out[n] = 0;
    return true;
}

static bool set(int category, const char *name)
{
    if (category != LC_ALL) {
        const struct tn_locale_part *part = tn_locale_find(category, name);
        if (part)
            tn_locale_set(&tn_global_locale, category, part);
        return part;
    }
    const struct tn_locale_part *parts[LC_ALL];
    for (int i = 0; i < LC_ALL; i++) {
        char one[32]; // longer than any name there is
        if (!pick(one, sizeof one, name, i) || !(parts[i] = tn_locale_find(i, one)))
            return false;
    }
    for (int i = 0; i < LC_ALL; i++)
        tn_locale_set(&tn_global_locale, i, parts[i]);
    return true;
}

static const char *name_of_all(void)
{
    const char *first = tn_locale_name(&tn_global_locale, 0);
    char *out = names;
    bool mixed = false;
    for (int i = 0; i < LC_ALL; i++) {
        const char *name = tn_locale_name(&tn_global_locale, i);
        mixed |= name != first;
        if (i)
            *out++ = ';';
        while (*name)
            *out++ = *name++;
    }
    *out = 0;
    return mixed ? names : first;
}

char *tn_setlocale(int category, const char *name)
{
    if (category < 0 || category > LC_ALL)
        return nullptr;
    tn_lock_take(&lock);
    const char *result = nullptr;
    if (!name || set(category, name))
        result = category == LC_ALL ? name_of_all() : tn_locale_name(&tn_global_locale, category);
    tn_lock_drop(&lock);
    return (char *)result;
}
TN_PUBLIC(setlocale);
