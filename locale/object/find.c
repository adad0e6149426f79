// SPDX-License-Identifier: MIT
// Names of locales (POSIX.1-2024 8.2). "C" and "POSIX" are the C locale, "C.UTF-8" is that with
// UTF-8; the codeset may be spelled in either case and without the hyphen.
//
// The empty name means what the environment asks for: LC_ALL, else the category's variable, else
// LANG; with none of them, C.UTF-8. If that is a locale for which there is no data, but whose
// codeset is UTF-8 ("de_DE.UTF-8"), the answer is C.UTF-8 under its own name: text keeps working,
// and nobody is told that German is spoken here.
#include "base/ctype.h"
#include "base/environ.h"
#include "locale/locale.h"

const struct tn_locale_part tn_locale_c_utf8 = {.name = "C.UTF-8", .utf8 = true};

static bool equal(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

// Whether a codeset is UTF-8, up to the name's end or its modifier.
static bool utf8(const char *codeset)
{
    for (const char *want = "utf8"; *want; codeset++) {
        if (tn_tolower(*codeset) == *want)
            want++;
        else if (*codeset != '-' || *want != '8')
            return false;
    }
    return !*codeset || *codeset == '@';
}

static const struct tn_locale_part *named(const char *name)
{
    if (equal(name, "C") || equal(name, "POSIX"))
        return &tn_locale_c;
    if (name[0] == 'C' && name[1] == '.' && utf8(name + 2))
        return &tn_locale_c_utf8;
    return nullptr;
}

static const char *wanted(int category)
{
    static const char variables[][12] = {
        [LC_CTYPE] = "LC_CTYPE",     [LC_NUMERIC] = "LC_NUMERIC",   [LC_TIME] = "LC_TIME",
        [LC_COLLATE] = "LC_COLLATE", [LC_MONETARY] = "LC_MONETARY", [LC_MESSAGES] = "LC_MESSAGES",
    };
    const char *const order[] = {"LC_ALL", variables[category], "LANG"};
    for (unsigned i = 0; i < tn_countof(order); i++) {
        const char *name = tn_getenv(order[i]);
        if (name && *name)
            return name;
    }
    return tn_locale_c_utf8.name;
}

const struct tn_locale_part *tn_locale_find(int category, const char *name)
{
    if (*name)
        return named(name);
    name = wanted(category);
    const struct tn_locale_part *part = named(name);
    if (part)
        return part;
    while (*name && *name != '.')
        name++;
    return *name && utf8(name + 1) ? &tn_locale_c_utf8 : nullptr;
}
