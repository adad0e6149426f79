// SPDX-License-Identifier: MIT
// tn_spawn: a child that shares its parent's memory while the parent is stopped
// (CLONE_VM|CLONE_VFORK), so the cost does not grow with the size of the process. Between clone and
// exec the child runs only what is in this file: raw system calls, no errno, no locks, no handler
// (all signals are blocked, and those that have handlers are reset before the mask opens).
//
// A failure comes back through the shared `struct job`. Emulators (qemu-user) make a plain fork of
// it, where nothing is shared: the child therefore writes the error to a pipe too, which the parent
// reads only when it finds that the child ran elsewhere. Once memory has been seen to be shared, no
// further pipe is made.
#include "base/spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/resource.h>

#include "base/atomic.h"

TN_HIDDEN long tn_vfork_call(void (*run)(void *), void *arg);

// An instrumented child leaves its frames, which lie on the parent's stack, marked as unusable;
// ASan's own vfork tells it so.
#if __has_feature(address_sanitizer)
void __asan_handle_vfork(void *stack_pointer);
#define forget_child_frames() __asan_handle_vfork(__builtin_frame_address(0))
#else
#define forget_child_frames() (void)0
#endif

struct job {
    const char *program;
    char *const *argv;
    char *const *envp;
    const struct tn_spawn *how;
    tn_signals old_mask;
    int report;           // write end of the pipe, or -1
    volatile bool shared; // set by the child: visible to the parent only if memory is shared
    volatile int error;
};

static bool memory_is_shared; // learned by the first spawn; only ever goes from false to true

static void reset_handlers(const struct tn_spawn *how)
{
    const tn_signals forced = how->flags & TN_SPAWN_SETSIGDEF ? how->defaults : 0;
    tn_signals todo = tn_load_acquire(&tn_signals_caught) | forced;
    for (; todo; todo &= todo - 1) {
        const int sig = __builtin_ctzll(todo) + 1;
        struct tn_ksigaction now = {};
        // What cannot be asked or changed (SIGKILL, SIGSTOP) is at its default already.
        if (tn_sys(rt_sigaction, sig, 0, &now, sizeof(tn_signals)))
            continue;
        if (now.handler > TN_SIG_IGN || (now.handler == TN_SIG_IGN && forced & TN_SIGNAL(sig))) {
            now = (struct tn_ksigaction){.handler = TN_SIG_DFL};
            tn_sys(rt_sigaction, sig, &now, 0, sizeof(tn_signals));
        }
    }
}

static long set_attributes(const struct tn_spawn *how)
{
    long r = 0;
    if (how->flags & TN_SPAWN_SETSCHEDULER)
        r = tn_sys(sched_setscheduler, 0, how->policy, &how->priority);
    else if (how->flags & TN_SPAWN_SETSCHEDPARAM)
        r = tn_sys(sched_setparam, 0, &how->priority);
    if (!r && how->flags & TN_SPAWN_SETSID)
        r = tn_min(tn_sys(setsid), 0);
    if (!r && how->flags & TN_SPAWN_SETPGROUP)
        r = tn_sys(setpgid, 0, how->group);
    if (!r && how->flags & TN_SPAWN_RESETIDS) {
        r = tn_sys(setresgid, -1, tn_sys(getgid), -1);
        if (!r)
            r = tn_sys(setresuid, -1, tn_sys(getuid), -1);
    }
    return r;
}

// The pipe must not be in the way of a descriptor that an action is about to use.
static long move_report(struct job *job, int fd)
{
    if (job->report < 0 || fd != job->report)
        return 0;
    const long r = tn_sys(fcntl, fd, F_DUPFD_CLOEXEC, fd + 1);
    if (r < 0)
        return r;
    tn_sys(close, fd);
    job->report = (int)r;
    return 0;
}

// Closes first and all above except the pipe.
static long close_from(struct job *job, int first)
{
    const unsigned keep = job->report < first ? ~0u : (unsigned)job->report;
    long r = 0;
    if (keep > (unsigned)first)
        r = tn_sys(close_range, first, keep - 1, 0);
    if (!r && keep != ~0u)
        r = tn_sys(close_range, keep + 1, ~0u, 0);
    if (r != -ENOSYS)
        return r;
    // Kernels and emulators without close_range: every number that may be open.
    unsigned long limit[2];
    r = tn_sys(prlimit64, 0, RLIMIT_NOFILE, 0, limit);
    for (unsigned long fd = (unsigned)first; !r && fd < limit[0]; fd++)
        if (fd != keep)
            tn_sys(close, fd);
    return r;
}

static long run_action(struct job *job, const struct tn_spawn_action *a)
{
    long r;
    switch (a->op) {
    case TN_SPAWN_CLOSE:
        r = move_report(job, a->fd);
        tn_sys(close, a->fd);
        return r;
    case TN_SPAWN_DUP:
        if (a->from == job->report) // not open in the parent
            return -EBADF;
        if ((r = move_report(job, a->fd)))
            return r;
        if (a->from == a->fd) {
            r = tn_sys(fcntl, a->fd, F_GETFD);
            return r < 0 ? r : tn_sys(fcntl, a->fd, F_SETFD, r & ~FD_CLOEXEC);
        }
        return tn_min(tn_sys(dup3, a->from, a->fd, 0), 0);
    case TN_SPAWN_OPEN:
        if ((r = move_report(job, a->fd)))
            return r;
        tn_sys(close, a->fd);
        r = tn_sys(openat, AT_FDCWD, a->path, a->flags | O_LARGEFILE, a->mode);
        if (r >= 0 && r != a->fd) {
            const long opened = r;
            r = tn_sys(dup3, opened, a->fd, a->flags & O_CLOEXEC);
            tn_sys(close, opened);
        }
        return tn_min(r, 0);
    case TN_SPAWN_CHDIR:
        return tn_sys(chdir, a->path);
    case TN_SPAWN_FCHDIR:
        return tn_sys(fchdir, a->fd);
    case TN_SPAWN_CLOSEFROM:
        return close_from(job, a->fd);
    case TN_SPAWN_TCSETPGRP: {
        const int group = (int)tn_sys(getpgid, 0);
        return tn_sys(ioctl, a->fd, TIOCSPGRP, &group);
    }
    }
    return -EINVAL;
}

static void child(void *arg)
{
    static const struct tn_spawn plain;
    struct job *job = arg;
    const struct tn_spawn *how = job->how ? job->how : &plain;
    job->shared = true;

    reset_handlers(how);
    long r = set_attributes(how);
    for (const struct tn_spawn_action *a = how->actions; !r && a; a = a->next)
        r = run_action(job, a);
    if (!r) {
        tn_restore_signals((how->flags & TN_SPAWN_SETSIGMASK ? how->mask : job->old_mask) &
                           TN_SIGNALS_APP);
        if (how->search)
            r = tn_exec_search(job->program, how->search, job->argv, job->envp, false);
        else
            r = tn_sys(execve, job->program, job->argv, job->envp);
        tn_block_signals(TN_SIGNALS_ALL);
    }
    job->error = (int)-r;
    if (job->report >= 0)
        tn_sys(write, job->report, &(int){(int)-r}, sizeof(int));
    for (;;)
        tn_sys(exit_group, 127);
}

int tn_spawn(const char *program, char *const argv[], char *const envp[],
             const struct tn_spawn *how)
{
    struct job job = {.program = program, .argv = argv, .envp = envp, .how = how, .report = -1};
    int pipe[2] = {-1, -1};
    job.old_mask = tn_block_signals(TN_SIGNALS_ALL);
    const bool unsure = !tn_load_relaxed(&memory_is_shared);
    if (unsure && tn_sys(pipe2, pipe, O_CLOEXEC) == 0)
        job.report = pipe[1];

    long pid = tn_vfork_call(child, &job);
    forget_child_frames();

    if (unsure) {
        if (pipe[1] >= 0)
            tn_sys(close, pipe[1]);
        if (pid > 0 && job.shared)
            tn_store_relaxed(&memory_is_shared, true);
        int error;
        if (pid > 0 && !job.shared && pipe[0] >= 0 &&
            tn_sys(read, pipe[0], &error, sizeof error) == sizeof error)
            job.error = error;
        if (pipe[0] >= 0)
            tn_sys(close, pipe[0]);
    }
    if (pid > 0 && job.error) {
        // Nothing to reap if the application ignores SIGCHLD.
        while (tn_sys(wait4, pid, 0, 0, 0) == -EINTR)
            continue;
        pid = -job.error;
    }
    tn_restore_signals(job.old_mask);
    return (int)pid;
}
