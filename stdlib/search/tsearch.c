// SPDX-License-Identifier: MIT
// Finds the node of a key in a tree, or makes one (POSIX.1-2024 tsearch). A null pointer: no
// memory, or no root.
#include <stdlib.h>

#include "stdlib/search/tree.h"

TN_NAME(tsearch);
void *tn_tsearch(const void *key, void **root, int (*compare)(const void *, const void *))
{
    if (!root)
        return nullptr;
    struct tn_tree_node **path[TN_TREE_MAX], **link = (struct tn_tree_node **)root;
    int depth = 0;
    while (*link) {
        int order = compare(key, (*link)->key);
        if (!order)
            return *link;
        path[depth++] = link;
        link = &(*link)->kid[order > 0];
    }
    struct tn_tree_node *made = malloc(sizeof *made);
    if (!made)
        return nullptr;
    *made = (struct tn_tree_node){.key = key, .height = 1};
    *link = made;
    tn_tree_rebalance(path, depth);
    return made;
}
TN_PUBLIC(tsearch);
