// SPDX-License-Identifier: MIT
// Visits the nodes of a tree depth first, left to right (POSIX.1-2024 twalk). The recursion is as
// deep as the tree is high.
#include "stdlib/search/tree.h"

static void walk(const struct tn_tree_node *n, void (*visit)(const void *, VISIT, int), int level)
{
    if (n->height == 1) {
        visit(n, leaf, level);
        return;
    }
    visit(n, preorder, level);
    if (n->kid[0])
        walk(n->kid[0], visit, level + 1);
    visit(n, postorder, level);
    if (n->kid[1])
        walk(n->kid[1], visit, level + 1);
    visit(n, endorder, level);
}

TN_NAME(twalk);
void tn_twalk(const void *root, void (*visit)(const void *, VISIT, int))
{
    if (root && visit)
        walk(root, visit, 0);
}
TN_PUBLIC(twalk);
