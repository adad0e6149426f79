// SPDX-License-Identifier: MIT
// Finds library files. A name with a slash is a path. Any other is looked for in LD_LIBRARY_PATH,
// in the run paths of the object that needs it and of those that needed that one, and in the
// directories of /etc/ld-musl-$ARCH.path (its prefix is what precedes /lib in the loader's own
// path), or /lib, /usr/local/lib and /usr/lib where there is no such file. A file that is no ELF
// file of this machine does not end the search, but the report names it.
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "base/syscall.h"
#include "ldso/ldso.h"
#include <tenon/mem.h>
#include <tenon/string.h>

static bool acceptable(const struct tn_file *f, bool executable, const char **why)
{
    const Elf64_Ehdr *e = (const Elf64_Ehdr *)f->head;
    if (!f->head_size)
        *why = "empty file";
    else if (f->head_size < sizeof *e || tn_memcmp(e->e_ident, ELFMAG, SELFMAG))
        *why = "not an ELF file";
    else if (e->e_ident[EI_CLASS] != ELFCLASS64 || e->e_ident[EI_DATA] != ELFDATA2LSB ||
             e->e_machine != TN_EM)
        *why = "made for another machine, not " TN_ARCH;
    else if (e->e_type == ET_EXEC && !executable)
        *why = "an executable, not a shared library";
    else if (e->e_type != ET_DYN && e->e_type != ET_EXEC)
        *why = "neither a program nor a shared library";
    else if (e->e_phentsize != sizeof(Elf64_Phdr) || !e->e_phnum)
        *why = "damaged file: program headers";
    else
        return true;
    return false;
}

// Opens f->path. False with *why if it is there but cannot be used; with *why untouched if it is
// not there.
static bool open_path(struct tn_file *f, bool executable, const char **why)
{
    long r = tn_sys(openat, AT_FDCWD, f->path, O_RDONLY | O_CLOEXEC | O_LARGEFILE);
    if (r < 0) {
        if (r != -ENOENT && r != -ENOTDIR && r != -ENAMETOOLONG)
            *why = tn_strerror((int)-r);
        return false;
    }
    f->fd = (int)r;
    r = tn_sys(fstat, f->fd, &f->stat);
    if (!r && (f->loaded = tn_ldso_loaded(&f->stat)))
        return true; // its contents have been looked at
    if (!r)
        r = tn_sys(read, f->fd, f->head, sizeof f->head);
    f->head_size = r < 0 ? 0 : (size_t)r;
    if (r < 0)
        *why = tn_strerror((int)-r);
    else if (acceptable(f, executable, why))
        return true;
    tn_sys(close, f->fd);
    return false;
}

// Text being put together in f->path; too long a text is no path that exists.
struct text {
    char *at, *end;
    bool full;
};

static void add(struct text *t, const char *s, size_t n)
{
    if (n >= (size_t)(t->end - t->at)) {
        t->full = true;
        return;
    }
    t->at = (char *)tn_memcpy(t->at, s, n) + n;
    *t->at = 0;
}

// The directory an object's file lies in ($ORIGIN).
static void add_origin(struct text *t, const struct tn_dso *d)
{
    const char *name = tn_dso_name(d);
    char link[4096];
    if (d == tn_ldso.program && !tn_ldso.command) {
        // The name the kernel passes may be relative to a directory we do not know.
        long n = tn_sys(readlinkat, AT_FDCWD, "/proc/self/exe", link, sizeof link - 1);
        if (n > 0) {
            link[n] = 0;
            name = link;
        }
    }
    const char *slash = tn_strrchr(name, '/');
    if (!slash)
        add(t, ".", 1);
    else
        add(t, name, slash == name ? 1 : (size_t)(slash - name));
}

// If s (after a dollar sign) begins with the variable, alone or in braces: its length, else 0.
static size_t variable(const char *s, size_t n, const char *name)
{
    size_t length = tn_strlen(name);
    if (n >= length && !tn_memcmp(s, name, length))
        return length;
    if (n >= length + 2 && s[0] == '{' && !tn_memcmp(s + 1, name, length) && s[length + 1] == '}')
        return length + 2;
    return 0;
}

// Adds a directory of a run path, with $ORIGIN, $LIB and $PLATFORM replaced. Privileged programs
// get no $ORIGIN: whoever can link to the file elsewhere would choose the libraries.
static void add_expanded(struct text *t, const char *s, size_t n, const struct tn_dso *d)
{
    while (n) {
        size_t used;
        if (*s != '$') {
            used = 1;
            add(t, s, 1);
        } else if ((used = variable(s + 1, n - 1, "ORIGIN"))) {
            used++;
            if (tn_process.secure)
                t->full = true;
            else
                add_origin(t, d);
        } else if ((used = variable(s + 1, n - 1, "LIB"))) {
            used++;
            add(t, "lib", 3);
        } else if ((used = variable(s + 1, n - 1, "PLATFORM"))) {
            used++;
            add(t, TN_ARCH, sizeof TN_ARCH - 1);
        } else {
            used = 1;
            add(t, s, 1);
        }
        s += used;
        n -= used;
    }
}

// The first file that was there but cannot be used; written under the loader's lock, only when
// there is one.
static char unusable[4096];

static bool try_path(struct tn_file *f, const char **why)
{
    const char *reason = nullptr;
    tn_ldso_trace(TN_TRACE_LIBS, "trying ", f->path);
    if (open_path(f, false, &reason))
        return true;
    if (reason && !*why) {
        *why = reason;
        tn_memcpy(unusable, f->path, tn_strlen(f->path) + 1);
    }
    return false;
}

// Tries `name` in every directory of a list, which is the run path of `owner` if that is not null.
static bool search_list(struct tn_file *f, const char *list, const char *name,
                        const struct tn_dso *owner, const char **why)
{
    while (list) {
        list += tn_strspn(list, ":\n");
        size_t n = tn_strcspn(list, ":\n");
        if (!n)
            break;
        struct text t = {f->path, f->path + sizeof f->path, false};
        if (owner)
            add_expanded(&t, list, n, owner);
        else
            add(&t, list, n);
        add(&t, "/", 1);
        add(&t, name, tn_strlen(name));
        if (!t.full && try_path(f, why))
            return true;
        list += n;
    }
    return false;
}

// The contents of /etc/ld-musl-$ARCH.path under the loader's own prefix; the default if there is no
// such file, nothing if it cannot be read.
static const char *read_system_path(void)
{
    static const char suffix[] = "/etc/ld-musl-" TN_ARCH ".path";
    const char *self = tn_dso_name(tn_ldso.libc);
    char path[4096];
    struct text t = {path, path + sizeof path, false};
    struct stat st;
    if (*self == '/') {
        // Two components end the loader's path: the directory "lib" and its own name.
        const char *end = tn_strrchr(self, '/');
        while (end > self && *--end != '/')
            ;
        add(&t, self, (size_t)(end - self));
    }
    add(&t, suffix, sizeof suffix - 1);
    if (t.full)
        return "";
    long fd = tn_sys(openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (fd == -ENOENT || fd == -ENOTDIR)
        return "/lib:/usr/local/lib:/usr/lib";
    if (fd < 0)
        return "";
    char *text = nullptr;
    if (!tn_sys(fstat, fd, &st) && (text = tn_ldso_alloc((size_t)st.st_size + 1))) {
        size_t got = 0;
        long r;
        while (got < (size_t)st.st_size &&
               (r = tn_sys(read, fd, text + got, (size_t)st.st_size - got)) > 0)
            got += (size_t)r;
        text[got] = 0;
    }
    tn_sys(close, fd);
    return text ? text : "";
}

static bool report(const char *name, const struct tn_dso *by, const char *why)
{
    const bool for_path = tn_strchr(name, '/');
    const char *run_path = nullptr;
    for (const struct tn_dso *d = by; d && !run_path; d = d->needed_by)
        run_path = d->rpath;
    return tn_ldso_fail("Error loading shared library ", name, ": ",
                        why ? why : tn_strerror(ENOENT), why && !for_path ? ": " : "",
                        why && !for_path ? unusable : "",                    //
                        by ? " (needed by " : "", by ? tn_dso_name(by) : "", //
                        for_path ? ""
                        : by     ? "; searched "
                                 : " (searched ", //
                        !for_path && tn_ldso.library_path ? tn_ldso.library_path : "",
                        !for_path && tn_ldso.library_path ? ", " : "", //
                        !for_path && run_path ? run_path : "", !for_path && run_path ? ", " : "",
                        for_path ? "" : tn_ldso.system_path, !for_path || by ? ")" : "");
}

bool tn_ldso_open(struct tn_file *f, const char *name, struct tn_dso *by)
{
    const char *why = nullptr;
    if (tn_strchr(name, '/')) {
        struct text t = {f->path, f->path + sizeof f->path, false};
        add_expanded(&t, name, tn_strlen(name), by ? by : tn_ldso.program);
        if (t.full)
            return report(name, by, tn_strerror(ENAMETOOLONG));
        return try_path(f, &why) || report(name, by, why);
    }
    if (!*name || tn_strlen(name) > 255)
        return tn_ldso_fail("Error loading shared library: the name is ",
                            *name ? "longer than 255 bytes" : "empty");
    if (search_list(f, tn_ldso.library_path, name, nullptr, &why))
        return true;
    for (const struct tn_dso *d = by; d; d = d->needed_by)
        if (search_list(f, d->rpath, name, d, &why))
            return true;
    if (!tn_ldso.system_path)
        tn_ldso.system_path = read_system_path();
    return search_list(f, tn_ldso.system_path, name, nullptr, &why) || report(name, by, why);
}

bool tn_ldso_open_program(struct tn_file *f, const char *path)
{
    const char *why = nullptr;
    struct text t = {f->path, f->path + sizeof f->path, false};
    add(&t, path, tn_strlen(path));
    if (!t.full && open_path(f, true, &why))
        return true;
    return tn_ldso_fail("Error loading program ", path, ": ",
                        why ? why : tn_strerror(t.full ? ENAMETOOLONG : ENOENT));
}
