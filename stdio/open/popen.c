// SPDX-License-Identifier: MIT
// popen and pclose (POSIX.1-2024). The child closes what is left open of earlier popen streams,
// because an inherited end of a pipe would keep its reader waiting; it is the list of these streams
// itself that tn_spawn walks in the child.
//
// pclose waits until the child has ended, whatever signals arrive, and is a cancellation point.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/spawn.h"
#include "base/syscall.h"
#include "stdio/stream/file.h"

struct child {
    struct tn_spawn_action close; // in `streams`, which ends in null
    int pid;
};

typedef const struct tn_spawn_action *action;
static action *next_of(action a)
{
    return &((struct tn_spawn_action *)a)->next;
} // our own nodes are writable

static struct {
    tn_lock lock;
    action head;
} streams;

static int close_child(FILE *f)
{
    struct child *c = f->cookie;
    tn_lock_take(&streams.lock);
    for (action *p = &streams.head; *p; p = next_of(*p))
        if (*p == &c->close) {
            *p = c->close.next;
            break;
        }
    tn_lock_drop(&streams.lock);
    return tn_fd_ops.close(f);
}

static ssize_t read_child(FILE *f, void *p, size_t n) { return tn_fd_ops.read(f, p, n); }
static ssize_t write_child(FILE *f, const void *p, size_t n) { return tn_fd_ops.write(f, p, n); }
static off_t seek_child(FILE *f, off_t offset, int whence) { return -ESPIPE; }
static const struct tn_file_ops ops = {read_child, write_child, seek_child, close_child};

FILE *tn_popen(const char *command, const char *mode)
{
    bool reads = *mode == 'r', keep = true;
    if (!reads && *mode != 'w') {
        errno = EINVAL;
        return nullptr;
    }
    for (const char *m = mode; *m; m++)
        if (*m == 'e')
            keep = false;
    int fd[2]; // [0] ours
    if (tn_ret(tn_sys(pipe2, fd, O_CLOEXEC)) < 0)
        return nullptr;
    if (!reads) {
        int ours = fd[1];
        fd[1] = fd[0];
        fd[0] = ours;
    }
    FILE *f =
        tn_file_new(reads ? TN_F_READ : TN_F_WRITE, &ops, TN_FILE_BUFFER, sizeof(struct child));
    int pid = -ENOMEM;
    if (f) {
        struct child *c = f->cookie;
        f->fd = fd[0];
        struct tn_spawn_action dup = {.op = TN_SPAWN_DUP, .fd = reads, .from = fd[1]};
        char *const argv[] = {"sh", "-c", "--", (char *)command, nullptr};
        tn_lock_take(&streams.lock);
        // Earlier streams first: one of them may occupy the descriptor that the child gets. Our own
        // end is close-on-exec.
        action *end = &streams.head;
        while (*end)
            end = next_of(*end);
        *end = &dup;
        pid = tn_spawn("/bin/sh", argv, environ, &(struct tn_spawn){.actions = streams.head});
        *end = nullptr;
        if (pid >= 0) {
            c->pid = pid;
            c->close =
                (struct tn_spawn_action){.op = TN_SPAWN_CLOSE, .fd = fd[0], .next = streams.head};
            streams.head = &c->close;
        }
        tn_lock_drop(&streams.lock);
    }
    tn_sys(close, fd[1]);
    if (pid < 0) {
        tn_sys(close, fd[0]);
        free(f);
        errno = -pid;
        return nullptr;
    }
    if (keep)
        tn_sys(fcntl, fd[0], F_SETFD, 0);
    tn_file_list(f);
    return f;
}
TN_PUBLIC(popen);

int tn_pclose(FILE *f)
{
    if (f->ops != &ops) {
        errno = ECHILD;
        return -1;
    }
    int pid = ((struct child *)f->cookie)->pid, status;
    tn_fclose(f);
    long r;
    do
        r = tn_sys_cp(wait4, pid, &status, 0, 0);
    while (r == -EINTR);
    return tn_ret(r) < 0 ? -1 : status;
}
TN_PUBLIC(pclose);
