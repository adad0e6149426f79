/* SPDX-License-Identifier: MIT */
/* Command line options (POSIX.1-2024 getopt, getopt_long(3)). */
#ifndef _GETOPT_H
#define _GETOPT_H

#include <features.h>

__TN_BEGIN_DECLS

int getopt(int, char *const *, const char *);
extern char *optarg;
extern int optind;
extern int opterr;
extern int optopt;
extern int optreset;

struct option {
    const char *name;
    int has_arg;
    int *flag;
    int val;
};

#define no_argument       0
#define required_argument 1
#define optional_argument 2

int getopt_long(int, char *const *, const char *, const struct option *, int *);
int getopt_long_only(int, char *const *, const char *, const struct option *, int *);

__TN_END_DECLS

#endif
