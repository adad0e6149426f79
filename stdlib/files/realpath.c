// SPDX-License-Identifier: MIT
// The absolute pathname of a file, without symbolic links, "." and ".." (POSIX.1-2024 realpath): in
// `resolved`, which has PATH_MAX bytes, or in memory of malloc. ENOENT, ENOTDIR, EACCES as the
// parts of the path say; ELOOP after 40 links; ENAMETOOLONG; EINVAL for a null pointer. One system
// call per part. Uses 8 KB of stack.
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <tenon/mem.h>
#include <tenon/string.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"

constexpr int LINKS = 40;

struct walk {
    char *out; // PATH_MAX bytes; what is resolved, without a slash at the end
    size_t n;
    char *rest; // what is not, at the end of `buffer`
    char buffer[2 * PATH_MAX];
};

// Appends a part of `length` bytes and a slash before it.
static long append(struct walk *w, const char *part, size_t length)
{
    if (length >= PATH_MAX - w->n - 1)
        return -ENAMETOOLONG;
    w->out[w->n++] = '/';
    tn_memcpy(w->out + w->n, part, length);
    w->n += length;
    w->out[w->n] = 0;
    return 0;
}

// Whether what is resolved is a directory: a slash follows it, but nothing that the kernel would
// look up there.
static long check_directory(struct walk *w)
{
    if (w->n + 1 >= PATH_MAX)
        return -ENAMETOOLONG;
    w->out[w->n] = '/';
    w->out[w->n + 1] = 0;
    long r = tn_sys(faccessat, AT_FDCWD, w->out, F_OK);
    w->out[w->n] = 0;
    return r;
}

static bool is_dots(const char *part, size_t length)
{
    return length <= 2 && part[0] == '.' && part[length - 1] == '.';
}

static long resolve(struct walk *w)
{
    int links = 0;
    while (*w->rest) {
        char *part = w->rest;
        size_t length = tn_strcspn(part, "/");
        w->rest += length + (part[length] == '/');
        if (!length || (length == 1 && part[0] == '.'))
            continue;
        if (length == 2 && part[0] == '.' && part[1] == '.') {
            while (w->n && w->out[--w->n] != '/')
                ;
            w->out[w->n] = 0;
            continue;
        }
        size_t before = w->n;
        long r = append(w, part, length);
        if (r < 0)
            return r;
        // The link's text goes into the free front of the buffer, then before the rest.
        bool slash = part[length] == '/';
        size_t room = (size_t)(part - w->buffer);
        r = room ? tn_sys(readlinkat, AT_FDCWD, w->out, w->buffer, room) : -ENAMETOOLONG;
        if (r == -EINVAL) {
            size_t next = tn_strspn(w->rest, "/"), next_length = tn_strcspn(w->rest + next, "/");
            w->rest += next;
            if (slash && (!next_length || is_dots(w->rest, next_length)) &&
                (r = check_directory(w)) < 0)
                return r;
            continue;
        }
        if (r < 0)
            return r;
        if (!r)
            return -ENOENT;
        if ((size_t)r == room)
            return -ENAMETOOLONG;
        if (++links > LINKS)
            return -ELOOP;
        // The slash that followed the link's name separates; without one the rest is empty.
        w->rest -= slash;
        w->rest -= r;
        tn_memmove(w->rest, w->buffer, (size_t)r);
        w->n = w->rest[0] == '/' ? 0 : before;
        w->out[w->n] = 0;
    }
    return 0;
}

static long start(struct walk *w, const char *path)
{
    size_t length = tn_strnlen(path, PATH_MAX);
    if (!length)
        return -ENOENT;
    if (length == PATH_MAX)
        return -ENAMETOOLONG;
    w->rest = w->buffer + sizeof w->buffer - length - 1;
    tn_memcpy(w->rest, path, length + 1);
    w->n = 0;
    if (path[0] != '/') {
        long r = tn_sys(getcwd, w->out, PATH_MAX);
        if (r < 0)
            return r;
        // A directory outside the process's root has no name.
        if (w->out[0] != '/')
            return -ENOENT;
        w->n = w->out[1] ? (size_t)r - 1 : 0;
    }
    w->out[w->n] = 0;
    return 0;
}

TN_NAME(realpath);
char *tn_realpath(const char *restrict path, char *restrict resolved)
{
    if (!path) {
        errno = EINVAL;
        return nullptr;
    }
    struct walk w;
    w.out = resolved ? resolved : malloc(PATH_MAX);
    if (!w.out)
        return nullptr;
    long r = start(&w, path);
    if (!r)
        r = resolve(&w);
    if (r < 0) {
        if (!resolved)
            free(w.out);
        tn_ret(r);
        return nullptr;
    }
    if (!w.n) {
        w.out[w.n++] = '/';
        w.out[w.n] = 0;
    }
    if (resolved)
        return resolved;
    char *fitted = realloc(w.out, w.n + 1);
    return fitted ? fitted : w.out;
}
TN_PUBLIC(realpath);
