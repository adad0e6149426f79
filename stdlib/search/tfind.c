// SPDX-License-Identifier: MIT
// Finds the node of a key in a tree, or a null pointer (POSIX.1-2024 tfind).
#include "stdlib/search/tree.h"

TN_NAME(tfind);
void *tn_tfind(const void *key, void *const *root, int (*compare)(const void *, const void *))
{
    struct tn_tree_node *n = root ? *root : nullptr;
    while (n) {
        int order = compare(key, n->key);
        if (!order)
            break;
        n = n->kid[order > 0];
    }
    return n;
}
TN_PUBLIC(tfind);
