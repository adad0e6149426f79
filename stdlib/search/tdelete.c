// SPDX-License-Identifier: MIT
// Removes the node of a key from a tree (POSIX.1-2024 tdelete): a pointer to its parent, for the
// root some pointer that is not null, or a null pointer if there is no such node. Other nodes stay
// where they are in memory.
#include <stdlib.h>

#include "stdlib/search/tree.h"

TN_NAME(tdelete);
void *tn_tdelete(const void *restrict key, void **restrict root,
                 int (*compare)(const void *, const void *))
{
    if (!root)
        return nullptr;
    struct tn_tree_node **path[TN_TREE_MAX], **link = (struct tn_tree_node **)root, *n;
    void *parent = root;
    int depth = 0;
    while ((n = *link)) {
        int order = compare(key, n->key);
        if (!order)
            break;
        path[depth++] = link;
        parent = n;
        link = &n->kid[order > 0];
    }
    if (!n)
        return nullptr;
    if (n->kid[0] && n->kid[1]) {
        // The next smaller node takes its place.
        int place = depth;
        path[depth++] = link;
        struct tn_tree_node **last = &n->kid[0];
        while ((*last)->kid[1]) {
            path[depth++] = last;
            last = &(*last)->kid[1];
        }
        struct tn_tree_node *heir = *last;
        *last = heir->kid[0];
        heir->kid[0] = n->kid[0];
        heir->kid[1] = n->kid[1];
        heir->height = n->height;
        *path[place] = heir;
        if (depth > place + 1)
            path[place + 1] = &heir->kid[0]; // was a link inside the removed node
    } else {
        *link = n->kid[!n->kid[0]];
    }
    free(n);
    tn_tree_rebalance(path, depth);
    return parent;
}
TN_PUBLIC(tdelete);
