// SPDX-License-Identifier: MIT
#include "base/vdso_fake.h"

#include "base/vdso.h"

[[gnu::visibility("default")]] void *(*tn_vdso_fake_find)(const char *name);

void *tn_vdso_resolve(tn_vdso_function *cache, const char *name)
{
    *cache = nullptr;
    return tn_vdso_fake_find ? tn_vdso_fake_find(name) : nullptr;
}
