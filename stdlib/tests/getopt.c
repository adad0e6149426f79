/* SPDX-License-Identifier: MIT */
/* getopt: POSIX rules (grouping, arguments, ':' and '?', "--", optind), and what Linux programs
 * expect of getopt(3): options after operands are found because argv is permuted, unless
 * POSIXLY_CORRECT or a leading '+'.
 */
#include "case.h"
#include <getopt.h>
#include <unistd.h>
static char out[200];
static void run(const char *opts, char **av)
{
    int n = 0, c;
    while (av[n])
        n++;
    out[0] = 0;
    optind = 0;
    opterr = 0;
    optind = 1;
#ifdef __GLIBC__
    optind = 0;
#endif
    while ((c = getopt(n, av, opts)) != -1 && strlen(out) < 150) {
        char t[40];
        snprintf(t, sizeof t, "%c%s%s ", c, optarg ? "=" : "",
                 optarg                   ? optarg
                 : (c == '?' || c == ':') ? (char[]){optopt, 0}
                                          : "");
        strcat(out, t);
        optarg = 0;
    }
    strcat(out, "|");
    for (; optind < n; optind++) {
        strcat(out, av[optind]);
        strcat(out, " ");
    }
}
#define T(opts, want, ...)                                                  \
    do {                                                                    \
        char *av[] = {"prog", __VA_ARGS__, 0};                              \
        char *cp[20];                                                       \
        int i;                                                              \
        for (i = 0; av[i]; i++)                                             \
            cp[i] = strdup(av[i]);                                          \
        cp[i] = 0;                                                          \
        run(opts, cp);                                                      \
        CHECK(STREQ(out, want), "%s: \"%s\" want \"%s\"", opts, out, want); \
    } while (0)
int main(void)
{
    unsetenv("POSIXLY_CORRECT");
    T("ab:c", "a b=x c |y ", "-abx", "-c", "y");
    T("ab:", "b=-a |", "-b", "-a");
    T(":b:", ":b |", "-b");
    T("b:", "?b |", "-b");
    T("a", "?z a |", "-z", "-a");
    T("a", "a |-a ", "-a", "--", "-a");
    T("a", "|- x ", "-", "x");
    T("a::", "a=x a |y ", "-ax", "-a", "y");
    T("ab:", "a b=1 |x y ", "x", "-a", "y", "-b", "1");
    T("ab:", "a |x -b ", "x", "-a", "--", "-b");
    T("+ab:", "|x -a ", "x", "-a");
    T("-a", "\1=x a \1=y |", "x", "-a", "y");
    setenv("POSIXLY_CORRECT", "1", 1);
    T("ab:", "|x -a ", "x", "-a");
    DONE();
}
