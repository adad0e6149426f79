// SPDX-License-Identifier: MIT
// Starting a program in a new process without copying the parent's memory: what posix_spawn, popen
// and system stand on.
#pragma once

#include "base/signal.h"

// What the child does to its descriptors and working directory, in list order.
enum tn_spawn_op {
    TN_SPAWN_CLOSE,     // fd; an unused number is not an error
    TN_SPAWN_DUP,       // from -> fd; with equal numbers, clear FD_CLOEXEC
    TN_SPAWN_OPEN,      // path, flags, mode -> fd, which is closed first
    TN_SPAWN_CHDIR,     // path
    TN_SPAWN_FCHDIR,    // fd
    TN_SPAWN_CLOSEFROM, // fd and all above
    TN_SPAWN_TCSETPGRP, // make the child's process group the foreground group of terminal fd
};
struct tn_spawn_action {
    const struct tn_spawn_action *next;
    enum tn_spawn_op op;
    int fd, from, flags;
    unsigned mode;
    const char *path;
};

// Values of POSIX_SPAWN_*.
enum {
    TN_SPAWN_RESETIDS = 1,
    TN_SPAWN_SETPGROUP = 2,
    TN_SPAWN_SETSIGDEF = 4,
    TN_SPAWN_SETSIGMASK = 8,
    TN_SPAWN_SETSCHEDPARAM = 16,
    TN_SPAWN_SETSCHEDULER = 32,
    TN_SPAWN_SETSID = 128,
};
struct tn_spawn {
    const struct tn_spawn_action *actions;
    const char *search; // a list of directories like PATH in which to look for the program; null:
                        // it is a path
    unsigned flags;
    int group;            // SETPGROUP
    int policy, priority; // SETSCHEDULER, SETSCHEDPARAM
    tn_signals mask;      // SETSIGMASK; without it the child has the caller's mask
    tn_signals defaults;  // SETSIGDEF: reset these even if they are ignored
};

// Runs the program in a child process and returns its id, or -errno of the first step that failed
// (then no child is left). A null `how` means none of it. Signal handlers never run in the child.
// No cancellation point, no memory allocation; takes about 4.3 KB of the caller's stack when it
// searches. Atfork handlers are not run.
TN_HIDDEN int tn_spawn(const char *program, char *const argv[], char *const envp[],
                       const struct tn_spawn *how);

// execve of the first file of that name that can be executed in a list of directories (execvp,
// POSIX.1-2024 XSH exec). A name with a slash is a path. With `shell`, a file that is no executable
// format is run by /bin/sh. Returns only on failure: -errno.
TN_HIDDEN int tn_exec_search(const char *file, const char *dirs, char *const argv[],
                             char *const envp[], bool shell);
