// SPDX-License-Identifier: MIT
// The loader as a command: `libc.so [options] program [arguments]`, and `ldd program`.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/tn.h"

struct tn_command {
    bool list;                // print what would be loaded, run nothing
    const char *library_path; // instead of LD_LIBRARY_PATH
    const char *preload;      // instead of LD_PRELOAD
    const char *argv0;        // the program's argv[0]
    int program_index;        // in argv
};

// Does not return when there is no program to run: prints who we are and how to call us, and exits
// with status 1.
TN_HIDDEN void tn_command_parse(int argc, char **argv, struct tn_command *);

// Prints all objects, as ldd does.
TN_HIDDEN void tn_command_list(void);
