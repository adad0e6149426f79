// SPDX-License-Identifier: MIT
#include "stdlib/env/env.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/hooks.h"

tn_lock tn_env_lock;

static char **array;     // the environment, once it is ours
static size_t array_cap; // entries, the null pointer included
static struct tn_env_string *pool;
static size_t pool_n, pool_cap;

size_t tn_env_name(const char *name)
{
    size_t n = 0;
    while (name && name[n] && name[n] != '=')
        n++;
    return name && !name[n] ? n : 0;
}

static bool same(const char *entry, const char *name, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (entry[i] != name[i])
            return false;
    return entry[length] == '=';
}

char **tn_env_find(const char *name, size_t length)
{
    for (char **e = environ; e && *e; e++)
        if (same(*e, name, length))
            return e;
    return nullptr;
}

bool tn_env_put(char *string, size_t length)
{
    char **entry = tn_env_find(string, length);
    if (entry) {
        char *old = *entry;
        tn_store_release(entry, string);
        if (old != string)
            tn_env_release(old);
        return true;
    }
    size_t n = 0;
    while (environ && environ[n])
        n++;
    // After clearenv our array is free; any other array that the program put there is copied, not
    // touched.
    if ((environ && environ != array) || n + 2 > array_cap) {
        size_t cap = tn_max(2 * n, (size_t)30) + 2;
        char **grown = calloc(cap, sizeof *grown);
        if (!grown)
            return false;
        for (size_t i = 0; i < n; i++)
            grown[i] = environ[i];
        // Ours stays when it is outgrown: a reader may be in it. All of them together are smaller
        // than this one.
        array = grown;
        array_cap = cap;
    }
    array[n + 1] = nullptr;
    tn_store_release(&array[n], string);
    tn_store_release(&environ, array);
    return true;
}

void tn_env_remove(const char *name, size_t length)
{
    char **to = environ;
    for (char **from = environ; from && *from; from++) {
        if (same(*from, name, length)) {
            tn_env_release(*from);
        } else {
            if (to != from)
                tn_store_release(to, *from);
            to++;
        }
    }
    if (to)
        tn_store_release(to, nullptr);
}

char *tn_env_take(size_t size)
{
    for (size_t i = 0; i < pool_n; i++)
        if (!pool[i].used && pool[i].size >= size) {
            pool[i].used = true;
            return pool[i].text;
        }
    if (pool_n == pool_cap) {
        size_t cap = pool_cap ? 2 * pool_cap : 16;
        struct tn_env_string *grown = reallocarray(pool, cap, sizeof *pool);
        if (!grown)
            return nullptr;
        pool = grown;
        pool_cap = cap;
    }
    // Rounded up so that values that grow step by step find room again.
    size_t rounded = 32;
    while (rounded < size)
        if (tn_mul_overflow(rounded, 2, &rounded))
            return nullptr;
    char *text = malloc(rounded);
    if (text)
        pool[pool_n++] = (struct tn_env_string){text, rounded, true};
    return text;
}

void tn_env_release(char *text)
{
    for (size_t i = 0; i < pool_n; i++)
        if (pool[i].text == text)
            pool[i].used = false;
}

void tn_env_release_all(void)
{
    for (size_t i = 0; i < pool_n; i++)
        pool[i].used = false;
}

[[gnu::used]] static void prepare(void *) { tn_lock_take(&tn_env_lock); }
[[gnu::used]] static void parent(void *) { tn_lock_drop(&tn_env_lock); }
[[gnu::used]] static void child(void *) { tn_lock_reset(&tn_env_lock); }
TN_HOOK(fork_prepare, 65, prepare);
TN_HOOK(fork_parent, 65, parent);
TN_HOOK(fork_child, 65, child);
