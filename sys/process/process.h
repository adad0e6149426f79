// SPDX-License-Identifier: MIT
// Processes: the public functions under their tn_ names.
#pragma once

#include <spawn.h>
#include <sys/acct.h>
#include <sys/auxv.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <ulimit.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

// clang-format off
TN_NAME(_Fork); TN_NAME(_exit); TN_NAME(acct); TN_NAME(alarm); TN_NAME(brk); TN_NAME(confstr);
TN_NAME(daemon); TN_NAME(execl); TN_NAME(execle); TN_NAME(execlp); TN_NAME(execv);
TN_NAME(execve); TN_NAME(execvp); TN_NAME(execvpe); TN_NAME(fexecve); TN_NAME(fork);
TN_NAME(getauxval); TN_NAME(getpagesize); TN_NAME(getpass); TN_NAME(getpgid); TN_NAME(getpgrp);
TN_NAME(getpid); TN_NAME(getppid); TN_NAME(getpriority); TN_NAME(getrlimit); TN_NAME(getrusage);
TN_NAME(getsid); TN_NAME(gettid); TN_NAME(issetugid); TN_NAME(nice); TN_NAME(pause);
TN_NAME(personality); TN_NAME(posix_spawn); TN_NAME(posix_spawn_file_actions_addchdir_np);
TN_NAME(posix_spawn_file_actions_addclose); TN_NAME(posix_spawn_file_actions_adddup2);
TN_NAME(posix_spawn_file_actions_addfchdir_np); TN_NAME(posix_spawn_file_actions_addopen);
TN_NAME(posix_spawn_file_actions_destroy); TN_NAME(posix_spawn_file_actions_init);
TN_NAME(posix_spawnattr_destroy); TN_NAME(posix_spawnattr_getflags);
TN_NAME(posix_spawnattr_getpgroup); TN_NAME(posix_spawnattr_getschedparam);
TN_NAME(posix_spawnattr_getschedpolicy); TN_NAME(posix_spawnattr_getsigdefault);
TN_NAME(posix_spawnattr_getsigmask); TN_NAME(posix_spawnattr_init);
TN_NAME(posix_spawnattr_setflags); TN_NAME(posix_spawnattr_setpgroup);
TN_NAME(posix_spawnattr_setschedparam); TN_NAME(posix_spawnattr_setschedpolicy);
TN_NAME(posix_spawnattr_setsigdefault); TN_NAME(posix_spawnattr_setsigmask);
TN_NAME(posix_spawnp); TN_NAME(prctl); TN_NAME(prlimit); TN_NAME(ptrace); TN_NAME(sbrk);
TN_NAME(setpgid); TN_NAME(setpgrp); TN_NAME(setpriority); TN_NAME(setrlimit); TN_NAME(setsid);
TN_NAME(sleep); TN_NAME(syscall); TN_NAME(sysconf); TN_NAME(ualarm); TN_NAME(ulimit);
TN_NAME(usleep); TN_NAME(vfork); TN_NAME(wait); TN_NAME(wait3); TN_NAME(wait4); TN_NAME(waitid);
TN_NAME(waitpid);
// clang-format on

TN_HIDDEN const char *tn_search_path(void);
TN_HIDDEN pid_t tn_vfork_result(long r);
