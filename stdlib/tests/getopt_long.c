/* SPDX-License-Identifier: MIT */
/* getopt_long, getopt_long_only (getopt_long(3)), getsubopt (POSIX.1-2024). */
#include "case.h"
#include <getopt.h>
#include <unistd.h>

static int flag;
static const struct option longs[] = {
    {"alpha", no_argument, 0, 'a'},
    {"alphabet", required_argument, 0, 'b'},
    {"count", optional_argument, 0, 'c'},
    {"flag", no_argument, &flag, 42},
    {"verbose", no_argument, 0, 'v'},
    {"version", no_argument, 0, 'V'},
    {"colour", required_argument, 0, 'o'},
    {"color", required_argument, 0, 'o'},
    {0},
};
static char out[400];
static void run(int only, const char *opts, char **av)
{
    int n = 0, c, index;
    while (av[n])
        n++;
    out[0] = 0;
    optind = 0;
    opterr = 0;
    for (;;) {
        index = -1;
        c = only ? getopt_long_only(n, av, opts, longs, &index)
                 : getopt_long(n, av, opts, longs, &index);
        if (c == -1)
            break;
        char t[80];
        snprintf(t, sizeof t, "%s%s%s%s ",
                 c > 1 ? (char[]){(char)c, 0}
                 : c   ? "1"
                       : "0",
                 index >= 0 ? "/" : "", optarg ? "=" : "", optarg ? optarg : "");
        strcat(out, t);
    }
    strcat(out, "|");
    for (; optind < n; optind++) {
        strcat(out, av[optind]);
        strcat(out, " ");
    }
}
#define T(only, opts, want, ...)                                                    \
    do {                                                                            \
        run(only, opts, (char *[]){"prog", __VA_ARGS__, 0});                        \
        CHECK(STREQ(out, want), "%s: \"%s\" want \"%s\"", #__VA_ARGS__, out, want); \
    } while (0)

int main(void)
{
    T(0, "av", "a/ v |x y ", "--alpha", "x", "-v", "y");
    T(0, "a", "b/=1 b/=2 |", "--alphabet=1", "--alphabet", "2");
    T(0, "a", "c/ c/=3 |x ", "--count", "--count=3", "x");
    T(0, "a", "0/ |", "--flag");
    CHECK(flag == 42, "%d", flag);
    T(0, "a", "b/=x |", "--alphab=x");
    T(0, "a", "? |", "--ver");          /* ambiguous */
    T(0, "a", "o/=red |", "--col=red"); /* two names of one option */
    T(0, "a", "a/ |", "--alpha");       /* exact, though a beginning of another */
    T(0, "a", "? |x ", "--unknown", "x");
    T(0, "a", "? |", "--alpha=1");
    T(0, "a", "? |", "--alphabet");
    T(0, ":a", ": |", "--alphabet");
    T(0, "a", "a/ |x --alpha ", "--alpha", "x", "--", "--alpha");
    T(0, "+a", "a/ |x --alpha ", "--alpha", "x", "--alpha");
    T(0, "-a", "1=x a/ 1=y |", "x", "--alpha", "y");
    T(0, "ab:", "b=1 a |x y ", "x", "-b", "1", "y", "-a");
    T(1, "v", "a/ v |", "-alpha", "-v");
    T(1, "", "b/=2 |", "-alphabet", "2");
    T(1, "xy", "x y |", "-xy");
    T(0, "a", "|- ", "-");

    char list[] = "ro,size=10,,bad=1,rw", *p = list,
         *value, *const keys[] = {"ro", "rw", "size", 0};
    CHECK(getsubopt(&p, keys, &value) == 0 && !value, "");
    CHECK(getsubopt(&p, keys, &value) == 2 && STREQ(value, "10"), "");
    CHECK(getsubopt(&p, keys, &value) == -1 && STREQ(value, ""), "");
    CHECK(getsubopt(&p, keys, &value) == -1 && STREQ(value, "bad=1"), "%s", value);
    CHECK(getsubopt(&p, keys, &value) == 1 && !*p, "");
    DONE();
}
