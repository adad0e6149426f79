// SPDX-License-Identifier: MIT
// Options with names (getopt_long(3)): "--name", "--name=argument", any unambiguous beginning of a
// name; with getopt_long_only also "-name", unless that is a letter of optstring.
#include <tenon/string.h>

#include "stdlib/options/options.h"

// Whether two descriptions do the same, so that a beginning common to both is not ambiguous.
static bool same(const struct option *a, const struct option *b)
{
    return a->has_arg == b->has_arg && a->flag == b->flag && a->val == b->val;
}

// The option that a name means: its index, -1 for none, -2 for several.
static int find(const struct option *longs, const char *name, size_t length)
{
    int found = -1;
    for (int i = 0; longs[i].name; i++) {
        if (tn_strncmp(longs[i].name, name, length))
            continue;
        if (!longs[i].name[length])
            return i;
        if (found == -1)
            found = i;
        else if (found >= 0 && !same(&longs[found], &longs[i]))
            found = -2;
    }
    // A later exact match was looked for too.
    return found;
}

static bool match_long(struct tn_options *o, int *result)
{
    const char *element = o->argv[optind];
    bool two = element[1] == '-';
    if (!two && !o->only)
        return false;
    const char *name = element + 1 + two;
    size_t length = tn_strcspn(name, "=");
    // One letter that is an option is that option, not the beginning of a name.
    if (!two && !name[1] && tn_options_letter(o, name[0]))
        return false;
    int i = find(o->longs, name, length);
    if (i < 0 && !two && tn_options_letter(o, name[0]))
        return false;
    size_t shown = length + 1 + two;
    *result = '?';
    optopt = 0;
    if (i < 0) {
        optind++;
        tn_options_complain(o, i == -1 ? "unrecognized option '" : "option is ambiguous: '",
                            element, shown, "'");
        return true;
    }
    const struct option *option = &o->longs[i];
    if (name[length]) {
        if (option->has_arg == no_argument) {
            optind++;
            optopt = option->val;
            tn_options_complain(o, "option takes no argument: '", element, shown, "'");
            return true;
        }
        optarg = (char *)&name[length + 1];
    } else if (option->has_arg == required_argument && !(optarg = tn_options_argument(o))) {
        optind++;
        optopt = option->val;
        tn_options_complain(o, "option requires an argument: '", element, shown, "'");
        *result = o->colon ? ':' : '?';
        return true;
    }
    optind++;
    if (o->index)
        *o->index = i;
    if (option->flag)
        *option->flag = option->val;
    *result = option->flag ? 0 : option->val;
    return true;
}

static int next(int argc, char *const argv[], const char *optstring, const struct option *longs,
                int *index, bool only)
{
    struct tn_options o = {
        .argc = argc,
        .argv = (char **)argv,
        .match_long = longs ? match_long : nullptr,
        .longs = longs,
        .index = index,
        .only = only,
    };
    return tn_options_next(&o, optstring);
}

TN_NAME(getopt_long);
int tn_getopt_long(int argc, char *const argv[], const char *optstring, const struct option *longs,
                   int *index)
{
    return next(argc, argv, optstring, longs, index, false);
}
TN_PUBLIC(getopt_long);

TN_NAME(getopt_long_only);
int tn_getopt_long_only(int argc, char *const argv[], const char *optstring,
                        const struct option *longs, int *index)
{
    return next(argc, argv, optstring, longs, index, true);
}
TN_PUBLIC(getopt_long_only);
