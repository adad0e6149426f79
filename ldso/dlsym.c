// SPDX-License-Identifier: MIT
// dlsym (POSIX.1-2024), with RTLD_DEFAULT and RTLD_NEXT, and dlvsym (GNU), which asks for a
// version. A handle stands for its object and what that needs, breadth first; the program's handle
// for the global scope. The address of a thread-local variable is the calling thread's; an ifunc's
// resolver is called.
#include "ldso/dl.h"
#include "ldso/ldso.h"

// The object whose code or data is at `address`, or null.
struct tn_dso *tn_ldso_object_at(size_t address)
{
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d))
        if (address - (size_t)d->start < d->size && tn_dso_range(d, address - d->map.l_addr, 1))
            return d;
    return nullptr;
}

static struct tn_definition find(void *handle, const struct tn_reference *r, size_t caller)
{
    if (handle == RTLD_DEFAULT || handle == &tn_ldso.program->map) {
        struct tn_definition def = tn_ldso_find(r, tn_ldso.program, nullptr, nullptr);
        struct tn_dso *user = def.symbol || handle ? nullptr : tn_ldso_object_at(caller);
        return user && !user->permanent ? tn_ldso_find(r, nullptr, tn_dso_group(user), nullptr)
                                        : def;
    }
    if (handle == RTLD_NEXT) {
        struct tn_dso *user = tn_ldso_object_at(caller);
        if (!user)
            user = tn_ldso.program;
        if (user->global)
            return tn_ldso_find(r, user->scope_next, nullptr, nullptr);
        return tn_ldso_find(r, nullptr, tn_dso_group(user), user);
    }
    for (struct tn_dso *d = tn_ldso.head; d; d = tn_dso_next(d)) {
        if (handle == &d->map && !d->closing) {
            struct tn_dso **group = tn_dso_group(d);
            return group ? tn_ldso_find(r, nullptr, group, nullptr) : (struct tn_definition){};
        }
    }
    tn_ldso_fail("Invalid library handle");
    return (struct tn_definition){};
}

static void *look_up(void *handle, const char *name, const char *version, size_t caller)
{
    struct tn_reference r = tn_reference_to(name, version);
    r.no_plt = true;
    size_t address = 0;
    tn_ldso_lock();
    tn_self()->dl_error_fresh = false;
    const struct tn_definition def = find(handle, &r, caller);
    if (!def.symbol)
        tn_ldso_fail("Symbol not found: ", name, version ? "@" : "", version ? version : "");
    else if (ELF64_ST_TYPE(def.symbol->st_info) == STT_TLS)
        address = tn_self()->dtv[def.dso->tls.id] - TN_DTV_BIAS + def.symbol->st_value;
    else if (!tn_definition_address(def, &address))
        tn_ldso_fail(tn_dso_name(def.dso), ": damaged file: resolver outside its code: ", name);
    tn_ldso_unlock();
    return (void *)address;
}

void *tn_dlsym(void *restrict handle, const char *restrict name)
{
    return look_up(handle, name, nullptr, (size_t)__builtin_return_address(0));
}
TN_PUBLIC(dlsym);

void *tn_dlvsym(void *restrict handle, const char *restrict name, const char *restrict version)
{
    return look_up(handle, name, version, (size_t)__builtin_return_address(0));
}
TN_PUBLIC(dlvsym);
