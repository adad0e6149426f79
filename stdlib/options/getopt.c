// SPDX-License-Identifier: MIT
// Options of one letter (POSIX.1-2024 getopt, with the extensions of getopt(3); see options.h). Not
// thread-safe: the state is in public objects.
#include <sys/uio.h>
#include <tenon/mem.h>
#include <tenon/string.h>
#include <unistd.h>

#include "base/environ.h"
#include "base/syscall.h"
#include "stdlib/options/options.h"

TN_EXPORT char *optarg;
TN_EXPORT int optind = 1, opterr = 1, optopt;
extern int __optpos, __optreset;
TN_EXPORT int __optpos; // the next letter in argv[optind], 0 if a new element is to be looked at
TN_EXPORT int __optreset;
extern typeof(__optreset) optreset
    __attribute__((weak, alias("__optreset"), visibility("default")));

// How many operands stand between argv[optind] and the elements not yet looked at.
static int passed;

static bool is_option(const char *element) { return element[0] == '-' && element[1]; }

// Moves argv[from] to argv[to], to <= from, and what was between one place up.
static void move_down(char **argv, int from, int to)
{
    char *element = argv[from];
    tn_memmove(argv + to + 1, argv + to, (size_t)(from - to) * sizeof *argv);
    argv[to] = element;
}

char *tn_options_argument(struct tn_options *o)
{
    int i = optind + 1 + passed;
    if (i >= o->argc || !o->argv[i])
        return nullptr;
    move_down(o->argv, i, ++optind);
    return o->argv[optind];
}

void tn_options_complain(const struct tn_options *o, const char *what, const char *name,
                         size_t length, const char *end)
{
    if (!opterr || o->colon)
        return;
    const char *program = o->argv[0] ? o->argv[0] : "";
    const struct iovec parts[] = {
        {(void *)program, tn_strlen(program)}, {(void *)": ", 2},
        {(void *)what, tn_strlen(what)},       {(void *)name, length},
        {(void *)end, tn_strlen(end)},         {(void *)"\n", 1},
    };
    tn_sys(writev, STDERR_FILENO, parts, tn_countof(parts));
}

const char *tn_options_letter(const struct tn_options *o, char letter)
{
    return letter == ':' ? nullptr : tn_strchr(o->letters, letter);
}

// The letter at __optpos of argv[optind].
static int next_letter(struct tn_options *o)
{
    const char *element = o->argv[optind], *rest = &element[__optpos + 1];
    optopt = (unsigned char)element[__optpos];
    const char *letter = tn_options_letter(o, element[__optpos]);
    __optpos++;
    if (letter && letter[1] == ':') {
        __optpos = 0;
        if (*rest) {
            optarg = (char *)rest;
        } else if (letter[2] != ':' && !(optarg = tn_options_argument(o))) {
            optind++;
            tn_options_complain(o, "option requires an argument -- '", letter, 1, "'");
            return o->colon ? ':' : '?';
        }
        optind++;
        return (unsigned char)*letter;
    }
    if (!*rest) {
        optind++;
        __optpos = 0;
    }
    if (letter)
        return (unsigned char)*letter;
    tn_options_complain(o, "invalid option -- '", rest - 1, 1, "'");
    return '?';
}

int tn_options_next(struct tn_options *o, const char *optstring)
{
    if (!optind || __optreset) {
        optind = 1;
        __optpos = __optreset = 0;
    }
    if (*optstring == '+' || *optstring == '-')
        o->operands = *optstring++ == '+' ? TN_STOP : TN_HAND_OUT;
    else if (tn_getenv("POSIXLY_CORRECT"))
        o->operands = TN_STOP;
    o->colon = *optstring == ':';
    o->letters = optstring + o->colon;
    optarg = nullptr;
    if (__optpos)
        return next_letter(o);

    passed = 0;
    int i = optind;
    while (i < o->argc && o->argv[i] && !is_option(o->argv[i]) && o->operands == TN_PERMUTE)
        i++;
    if (i >= o->argc || !o->argv[i])
        return -1;
    if (!is_option(o->argv[i])) {
        if (o->operands == TN_STOP)
            return -1;
        optarg = o->argv[optind++];
        return 1;
    }
    passed = i - optind;
    move_down(o->argv, i, optind);
    const char *element = o->argv[optind];
    if (element[1] == '-' && !element[2]) {
        optind++;
        return -1;
    }
    int result;
    if (o->match_long && o->match_long(o, &result))
        return result;
    __optpos = 1;
    return next_letter(o);
}

TN_NAME(getopt);
int tn_getopt(int argc, char *const argv[], const char *optstring)
{
    return tn_options_next(&(struct tn_options){.argc = argc, .argv = (char **)argv}, optstring);
}
TN_PUBLIC(getopt);

// getopt as POSIX has it, which the headers of other systems call in strict programs.
extern TN_HIDDEN typeof(getopt) tn_posix_getopt;
int tn_posix_getopt(int argc, char *const argv[], const char *optstring)
{
    struct tn_options o = {.argc = argc, .argv = (char **)argv, .operands = TN_STOP};
    return tn_options_next(&o, optstring);
}
TN_PUBLIC_AS(__posix_getopt, tn_posix_getopt);
