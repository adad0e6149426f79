// SPDX-License-Identifier: MIT
// Named semaphores (POSIX.1-2024 sem_open): a semaphore in a file of /dev/shm, mapped once per
// process. A new one is complete before its name appears, so nobody opens half of one.
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/errno.h"
#include "base/tid.h"
#include "thread/internal/sem.h"

// What this process has open: a second sem_open of the same file returns the same address.
struct open_sem {
    struct open_sem *next;
    sem_t *address;
    dev_t device;
    ino_t file;
    unsigned references;
};
static struct open_sem *open_sems;
static tn_lock lock;

#define PREFIX "/dev/shm/sem."
struct path {
    char text[sizeof PREFIX + NAME_MAX];
};

// /dev/shm/sem.NAME. One leading slash means nothing, others cannot be in a name.
static int make_path(struct path *p, const char *name)
{
    name += name[0] == '/';
    const size_t n = tn_strlen(name);
    if (!n || tn_strchr(name, '/'))
        return -EINVAL;
    if (n > NAME_MAX - (sizeof "sem." - 1))
        return -ENAMETOOLONG;
    tn_memcpy(tn_mempcpy(p->text, PREFIX, sizeof PREFIX - 1), name, n + 1);
    return 0;
}

// A file without a lasting name that holds a semaphore; *p is the name it has meanwhile.
static long make_file(struct path *p, mode_t mode, unsigned value)
{
    static unsigned count;
    const struct tn_sem initial = {.word = (int)value, .shared = true};
    for (;;) {
        // The name only has to be unlike those of other threads and of what a crash left behind.
        tn_u64 unique = (tn_u64)(unsigned)tn_tid() << 32 | tn_fetch_add_relaxed(&count, 1);
        char *to = tn_mempcpy(p->text, "/dev/shm/.sem-", sizeof "/dev/shm/.sem-" - 1);
        for (int i = 0; i < 16; i++, unique >>= 4)
            *to++ = "0123456789abcdef"[unique & 15];
        *to = 0;
        const long fd = tn_sys(openat, AT_FDCWD, p->text,
                               O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
        if (fd == -EEXIST)
            continue;
        if (fd < 0)
            return fd;
        sem_t whole = {};
        tn_memcpy(&whole, &initial, sizeof initial);
        const long written = tn_sys(write, fd, &whole, sizeof whole);
        if (written == sizeof whole)
            return fd;
        tn_sys(unlinkat, AT_FDCWD, p->text, 0);
        tn_sys(close, fd);
        return written < 0 ? written : -ENOSPC;
    }
}

// Opens or creates. A descriptor or -errno.
static long get_file(const struct path *p, int flags, mode_t mode, unsigned value)
{
    for (;;) {
        if ((flags & (O_CREAT | O_EXCL)) != (O_CREAT | O_EXCL)) {
            const long fd = tn_sys(openat, AT_FDCWD, p->text, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
            if (fd != -ENOENT || !(flags & O_CREAT))
                return fd;
        }
        if (value > SEM_VALUE_MAX)
            return -EINVAL;
        struct path temporary;
        const long fd = make_file(&temporary, mode, value);
        if (fd < 0)
            return fd;
        const long r = tn_sys(linkat, AT_FDCWD, temporary.text, AT_FDCWD, p->text, 0);
        tn_sys(unlinkat, AT_FDCWD, temporary.text, 0);
        if (r == 0)
            return fd;
        tn_sys(close, fd);
        if (r != -EEXIST || flags & O_EXCL)
            return r;
        // Somebody was faster: open theirs.
    }
}

// Finds or makes this process's mapping of an open file.
static long attach(long fd, sem_t **out)
{
    struct stat st;
    long r = tn_sys(fstat, fd, &st);
    if (r)
        return r;
    if (st.st_size < (off_t)sizeof(sem_t))
        return -EINVAL;
    for (struct open_sem *s = open_sems; s; s = s->next)
        if (s->device == st.st_dev && s->file == st.st_ino) {
            if (s->references == UINT_MAX)
                return -EMFILE;
            s->references++;
            *out = s->address;
            return 0;
        }
    struct open_sem *s = malloc(sizeof *s);
    if (!s)
        return -ENOMEM;
    r = tn_sys(mmap, 0, sizeof(sem_t), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (r < 0 && r > -4096) {
        free(s);
        return r;
    }
    *s = (struct open_sem){open_sems, (sem_t *)r, st.st_dev, st.st_ino, 1};
    open_sems = s;
    *out = s->address;
    return 0;
}

sem_t *tn_sem_open(const char *name, int flags, ...)
{
    mode_t mode = 0;
    unsigned value = 0;
    if (flags & O_CREAT) {
        va_list ap;
        va_start(ap, flags);
        mode = va_arg(ap, mode_t);
        value = va_arg(ap, unsigned);
        va_end(ap);
    }
    struct path p;
    sem_t *s;
    long r = make_path(&p, name);
    if (r == 0 && (r = get_file(&p, flags, mode, value)) >= 0) {
        const long fd = r;
        tn_lock_take(&lock);
        r = attach(fd, &s);
        tn_lock_drop(&lock);
        tn_sys(close, fd);
    }
    return tn_ret(r) < 0 ? SEM_FAILED : s;
}
TN_PUBLIC(sem_open);

int tn_sem_close(sem_t *semaphore)
{
    struct open_sem *gone = nullptr;
    long r = -EINVAL;
    tn_lock_take(&lock);
    for (struct open_sem **link = &open_sems, *s; (s = *link); link = &s->next)
        if (s->address == semaphore) {
            r = 0;
            if (--s->references == 0) {
                *link = s->next;
                gone = s;
            }
            break;
        }
    tn_lock_drop(&lock);
    if (gone) {
        r = tn_sys(munmap, gone->address, sizeof(sem_t));
        free(gone);
    }
    return (int)tn_ret(r);
}
TN_PUBLIC(sem_close);

int tn_sem_unlink(const char *name)
{
    struct path p;
    long r = make_path(&p, name);
    if (r == 0)
        r = tn_sys(unlinkat, AT_FDCWD, p.text, 0);
    return (int)tn_ret(r);
}
TN_PUBLIC(sem_unlink);
