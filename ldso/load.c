// SPDX-License-Identifier: MIT
// Builds the graph of objects: what a name means, what an object needs, and the order in which to
// treat them.
#include "base/syscall.h"
#include "ldso/ldso.h"
#include <tenon/mem.h>
#include <tenon/string.h>

// Names that other systems give to parts of the C library, up to the version (abi: "names that
// never reach the file system").
static const char libc_names[][12] = {"libc.",  "libpthread.", "librt.",  "libm.",
                                      "libdl.", "libutil.",    "libxnet."};

bool tn_ldso_means_libc(const char *name)
{
    if (name[0] == 'l' && name[1] == 'i' && name[2] == 'b')
        for (size_t i = 0; i < tn_countof(libc_names); i++)
            if (!tn_strncmp(name, libc_names[i], tn_strlen(libc_names[i])))
                return true;
    const char *self = tn_dso_name(tn_ldso.libc), *slash = tn_strrchr(self, '/');
    return !tn_strcmp(name, self) || (slash && !tn_strcmp(name, slash + 1));
}

void tn_ldso_append(struct tn_dso *d)
{
    d->map.l_prev = tn_ldso.tail ? &tn_ldso.tail->map : nullptr;
    d->map.l_next = nullptr;
    if (tn_ldso.tail)
        tn_ldso.tail->map.l_next = &d->map;
    else
        tn_ldso.head = d;
    tn_ldso.tail = d;
    tn_ldso.adds++;
}

struct tn_dso *tn_ldso_libc(void)
{
    struct tn_dso *libc = tn_ldso.libc;
    if (libc != tn_ldso.head && !libc->map.l_prev)
        tn_ldso_append(libc);
    return libc;
}

void tn_ldso_add_global(struct tn_dso *d)
{
    if (d->global)
        return;
    d->global = true;
    d->scope_next = nullptr;
    if (tn_ldso.scope_tail)
        tn_ldso.scope_tail->scope_next = d;
    tn_ldso.scope_tail = d;
}

static struct tn_dso *loaded_by_name(const char *name)
{
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        if (!d->closing && d->shortname && !tn_strcmp(d->shortname, name))
            return d;
    return nullptr;
}

struct tn_dso *tn_ldso_loaded(const struct stat *st)
{
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        if (!d->closing && d->ino == st->st_ino && d->dev == st->st_dev && d->ino)
            return d;
    return nullptr;
}

// A second C library in the process, found by path, would have its own threads, streams and heap.
static bool is_a_libc(const struct tn_dso *d)
{
    struct tn_reference start = tn_reference_to("__libc_start_main", nullptr);
    struct tn_reference in = tn_reference_to("stdin", nullptr);
    return tn_dso_find(d, &start) && tn_dso_find(d, &in);
}

// A function of its own because of its frame, two pages that most starts need not touch.
[[gnu::noinline]] static struct tn_dso *load_file(const char *name, struct tn_dso *by, bool is_path,
                                                  bool no_load)
{
    struct tn_file file;
    struct tn_dso *d;
    if (!tn_ldso_open(&file, name, by))
        return nullptr;
    const char *shortname = is_path ? nullptr : tn_strrchr(file.path, '/') + 1;
    if ((d = file.loaded)) {
        // Found by its short name now, so that the next search for it is none.
        if (shortname && !d->shortname) {
            const char *slash = tn_strrchr(d->name, '/');
            if (slash && !tn_strcmp(slash + 1, shortname))
                d->shortname = slash + 1;
        }
    } else if (!no_load) {
        d = tn_dso_map(&file);
    }
    tn_sys(close, file.fd);
    if (!d || d->parsed)
        return d;
    d->needed_by = by;
    if (!tn_dso_parse(d)) {
        tn_dso_discard(d);
        return nullptr;
    }
    if (is_a_libc(d)) {
        tn_dso_discard(d);
        return tn_ldso_libc();
    }
    d->parsed = true;
    tn_ldso_trace(TN_TRACE_LIBS, "loaded ", d->name, by ? ", needed by " : "",
                  by ? tn_dso_name(by) : "");
    if (shortname)
        d->shortname = d->name + (shortname - file.path);
    d->permanent |= !tn_ldso.running;
    if (d->tls.size && !tn_ldso_tls_add(d)) {
        tn_dso_discard(d);
        return nullptr;
    }
    tn_ldso_append(d);
    return d;
}

struct tn_dso *tn_ldso_load(const char *name, struct tn_dso *by, bool no_load)
{
    if (tn_ldso_means_libc(name))
        return tn_ldso_libc();
    const bool is_path = tn_strchr(name, '/');
    struct tn_dso *d = is_path ? nullptr : loaded_by_name(name);
    return d ? d : load_file(name, by, is_path, no_load);
}

bool tn_ldso_load_needed(struct tn_dso *first)
{
    bool all = true;
    // The list grows at its end while it is walked: that is the breadth-first order.
    for (struct tn_dso *d = first; d && (all || !tn_ldso.running); d = tn_dso_next(d)) {
        size_t i = 0;
        for (const Elf64_Dyn *dyn = d->map.l_ld; dyn && i < d->needed_count; dyn++) {
            if (dyn->d_tag != DT_NEEDED)
                continue;
            if (dyn->d_un.d_val >= d->strings_size) {
                all = tn_ldso_fail("Error loading shared library ", tn_dso_name(d),
                                   ": damaged file: DT_NEEDED");
                break;
            }
            struct tn_dso *needed = tn_ldso_load(d->strings + dyn->d_un.d_val, d, false);
            all &= needed != nullptr;
            d->needed[i++] = needed;
        }
    }
    return all;
}

// A walk visits each object once: it marks what it has seen with a number of its own.
static bool visit(struct tn_dso *d)
{
    if (!d || d->mark == tn_ldso.mark)
        return false;
    d->mark = tn_ldso.mark;
    return true;
}

struct tn_dso **tn_ldso_sort(struct tn_dso *first, size_t *count)
{
    // Depth-first, with a stack of our own: the graph may be a long chain.
    struct frame {
        struct tn_dso *dso;
        size_t next;
    };
    size_t n = 0, total = 0, depth = 0;
    for (struct tn_dso *d = first; d; d = tn_dso_next(d))
        total++;
    struct tn_dso **sorted = tn_ldso_alloc((total + 1) * sizeof *sorted);
    struct frame *stack = sorted ? tn_ldso_alloc((total + 1) * sizeof *stack) : nullptr;
    if (!stack) {
        tn_ldso_free(sorted);
        return nullptr;
    }
    // Objects before `first` are done with; a mark keeps the walk from entering them.
    tn_ldso.mark++;
    for (struct tn_dso *d = tn_ldso.head; d != first; d = tn_dso_next(d))
        visit(d);
    for (struct tn_dso *root = first; root; root = tn_dso_next(root)) {
        if (!visit(root))
            continue;
        stack[depth++] = (struct frame){root, 0};
        while (depth) {
            struct frame *top = &stack[depth - 1];
            if (top->next == top->dso->needed_count) {
                sorted[n++] = top->dso;
                depth--;
                continue;
            }
            struct tn_dso *next = top->dso->needed[top->next++];
            if (visit(next))
                stack[depth++] = (struct frame){next, 0};
        }
    }
    tn_ldso_free(stack);
    *count = n;
    return sorted;
}

struct tn_dso **tn_dso_group(struct tn_dso *root)
{
    if (root->group)
        return root->group;
    size_t total = 0, n = 0;
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        total++;
    struct tn_dso **group = tn_ldso_alloc((total + 1) * sizeof *group);
    if (!group)
        return nullptr;
    tn_ldso.mark++;
    visit(root);
    group[n++] = root;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < group[i]->needed_count; k++)
            if (visit(group[i]->needed[k]))
                group[n++] = group[i]->needed[k];
    return root->group = group;
}

bool tn_ldso_depend(struct tn_dso *user, struct tn_dso *used)
{
    if (user == used || used->permanent)
        return true;
    for (size_t i = 0; i < user->needed_count; i++)
        if (user->needed[i] == used)
            return true;
    for (size_t i = 0; i < user->bound_count; i++)
        if (user->bound[i] == used)
            return true;
    if (user->bound_count == user->bound_room) {
        size_t room = 2 * user->bound_room + 4;
        struct tn_dso **bound = tn_ldso_alloc(room * sizeof *bound);
        if (!bound)
            return false;
        if (user->bound_count)
            tn_memcpy(bound, user->bound, user->bound_count * sizeof *bound);
        tn_ldso_free(user->bound);
        user->bound = bound;
        user->bound_room = room;
    }
    user->bound[user->bound_count++] = used;
    return true;
}
