// SPDX-License-Identifier: MIT
// Frees a tree, and each key by the given function (tdestroy(3)).
#include <stdlib.h>

#include "stdlib/search/tree.h"

TN_NAME(tdestroy);
void tn_tdestroy(void *root, void (*destroy)(void *))
{
    // Turning the left subtree up until there is none makes a list without recursion or memory.
    for (struct tn_tree_node *n = root; n;) {
        struct tn_tree_node *left = n->kid[0];
        if (left) {
            n->kid[0] = left->kid[1];
            left->kid[1] = n;
            n = left;
        } else {
            struct tn_tree_node *next = n->kid[1];
            if (destroy)
                destroy((void *)n->key);
            free(n);
            n = next;
        }
    }
}
TN_PUBLIC(tdestroy);
