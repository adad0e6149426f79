// SPDX-License-Identifier: MIT
// Hash tables (POSIX.1-2024 hsearch, hsearch_r(3)): open addressing over pointers, doubled when
// three quarters full, so entries stay where they are and the number given to hcreate is only a
// hint. Keys are the caller's.
#include <search.h>
#include <stdlib.h>
#include <tenon/string.h>

#include "base/errno.h"
#include "base/tn.h"

struct __tab {
    size_t n, mask;
    ENTRY **slots;
};

static size_t hash(const char *key)
{
    tn_u64 h = 0xcbf29ce484222325; // FNV-1a
    for (; *key; key++)
        h = (h ^ (unsigned char)*key) * 0x100000001b3;
    return h ^ h >> 32;
}

// The slot that has the key, or the free one where it belongs.
static ENTRY **slot_of(const struct __tab *t, const char *key)
{
    for (size_t i = hash(key);; i++) {
        ENTRY **slot = &t->slots[i & t->mask];
        if (!*slot || !tn_strcmp((*slot)->key, key))
            return slot;
    }
}

static bool resize(struct __tab *t, size_t slots)
{
    struct __tab larger = {
        .n = t->n, .mask = slots - 1, .slots = calloc(slots, sizeof *larger.slots)};
    if (!larger.slots)
        return false;
    for (size_t i = 0; t->slots && i <= t->mask; i++)
        if (t->slots[i])
            *slot_of(&larger, t->slots[i]->key) = t->slots[i];
    free(t->slots);
    *t = larger;
    return true;
}

TN_NAME(hcreate_r);
int tn_hcreate_r(size_t wanted, struct hsearch_data *data)
{
    size_t slots = 16;
    while (slots / 4 * 3 < wanted)
        if (tn_mul_overflow(slots, 2, &slots)) {
            errno = ENOMEM;
            return 0;
        }
    struct __tab *t = calloc(1, sizeof *t);
    if (!t || !resize(t, slots)) {
        free(t);
        return 0;
    }
    data->__tab = t;
    return 1;
}
TN_PUBLIC(hcreate_r);

TN_NAME(hdestroy_r);
void tn_hdestroy_r(struct hsearch_data *data)
{
    struct __tab *t = data->__tab;
    if (!t)
        return;
    for (size_t i = 0; i <= t->mask; i++)
        free(t->slots[i]);
    free(t->slots);
    free(t);
    data->__tab = nullptr;
}
TN_PUBLIC(hdestroy_r);

TN_NAME(hsearch_r);
int tn_hsearch_r(ENTRY item, ACTION action, ENTRY **found, struct hsearch_data *data)
{
    struct __tab *t = data->__tab;
    ENTRY **slot = slot_of(t, item.key);
    *found = *slot;
    if (*slot)
        return 1;
    if (action == FIND) {
        errno = ESRCH;
        return 0;
    }
    if (t->n >= (t->mask + 1) / 4 * 3) {
        if (!resize(t, 2 * (t->mask + 1)))
            return 0;
        slot = slot_of(t, item.key);
    }
    ENTRY *made = malloc(sizeof *made);
    if (!made)
        return 0;
    *made = item;
    *found = *slot = made;
    t->n++;
    return 1;
}
TN_PUBLIC(hsearch_r);

static struct hsearch_data table;

TN_NAME(hcreate);
int tn_hcreate(size_t wanted)
{
    // A second table replaces the first only after hdestroy.
    return table.__tab ? 0 : tn_hcreate_r(wanted, &table);
}
TN_PUBLIC(hcreate);

TN_NAME(hdestroy);
void tn_hdestroy(void) { tn_hdestroy_r(&table); }
TN_PUBLIC(hdestroy);

TN_NAME(hsearch);
ENTRY *tn_hsearch(ENTRY item, ACTION action)
{
    ENTRY *found;
    if (!table.__tab) {
        errno = EINVAL;
        return nullptr;
    }
    tn_hsearch_r(item, action, &found, &table);
    return found;
}
TN_PUBLIC(hsearch);
