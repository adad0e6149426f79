// SPDX-License-Identifier: MIT
// How the loader says what is wrong. Before the program runs, each message is a line on standard
// error, and start-up fails with status 127 after all of them. Afterwards the first message of a
// call becomes the thread's text for dlerror.
#include <dlfcn.h>
#include <sys/uio.h>

#include "base/hooks.h"
#include "base/syscall.h"
#include "ldso/dl.h"
#include "ldso/ldso.h"
#include <tenon/malloc.h>
#include <tenon/mem.h>
#include <tenon/string.h>

static char out_of_memory[] = "out of memory";

static void print(const char *const *pieces)
{
    struct iovec parts[24];
    int n = 0;
    for (; *pieces && n < (int)tn_countof(parts) - 1; pieces++)
        parts[n++] = (struct iovec){(void *)*pieces, tn_strlen(*pieces)};
    parts[n++] = (struct iovec){(void *)"\n", 1};
    tn_sys(writev, 2, parts, n);
}

static void keep(const char *const *pieces)
{
    struct __pthread *self = tn_thread();
    size_t size = 1;
    if (self->dl_error_fresh)
        return; // what failed first explains the rest
    for (const char *const *p = pieces; *p; p++)
        size += tn_strlen(*p);
    tn_dl_forget_error(self);
    char *text = tn_malloc(size);
    self->dl_error = text ? text : out_of_memory;
    self->dl_error_fresh = true;
    for (; text && *pieces; pieces++) {
        size_t length = tn_strlen(*pieces);
        tn_memcpy(text, *pieces, length + 1);
        text += length;
    }
}

bool tn_ldso_fail_(const char *const *pieces)
{
    if (tn_ldso.running) {
        keep(pieces);
    } else {
        print(pieces);
        tn_ldso.failed = true;
    }
    return false;
}

void tn_dl_forget_error(struct __pthread *self)
{
    if (self->dl_error != out_of_memory)
        tn_free(self->dl_error);
    self->dl_error = nullptr;
}

[[gnu::used]] static void thread_exit(void *thread) { tn_dl_forget_error(thread); }
TN_HOOK(thread_exit, 80, thread_exit);

const char *tn_ldso_decimal(struct tn_digits *d, unsigned long n)
{
    char *p = d->text + sizeof d->text;
    *--p = 0;
    do
        *--p = (char)('0' + n % 10);
    while (n /= 10);
    return p;
}

const char *tn_dso_name(const struct tn_dso *d) { return d->map.l_name ? d->map.l_name : ""; }
