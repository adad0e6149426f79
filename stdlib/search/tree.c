// SPDX-License-Identifier: MIT
#include "stdlib/search/tree.h"

static int height(const struct tn_tree_node *n) { return n ? n->height : 0; }

static void measure(struct tn_tree_node *n)
{
    n->height = tn_max(height(n->kid[0]), height(n->kid[1])) + 1;
}

// Makes the kid on `side` the root of the subtree at the link.
static void rotate(struct tn_tree_node **link, int side)
{
    struct tn_tree_node *n = *link, *kid = n->kid[side];
    n->kid[side] = kid->kid[!side];
    kid->kid[!side] = n;
    measure(n);
    measure(kid);
    *link = kid;
}

void tn_tree_rebalance(struct tn_tree_node **path[], int depth)
{
    while (depth--) {
        struct tn_tree_node **link = path[depth], *n = *link;
        int before = n->height, lean = height(n->kid[1]) - height(n->kid[0]);
        if (lean > 1 || lean < -1) {
            int side = lean > 0;
            struct tn_tree_node *kid = n->kid[side];
            if (height(kid->kid[!side]) > height(kid->kid[side]))
                rotate(&n->kid[side], !side);
            rotate(link, side);
        } else {
            measure(n);
        }
        // What is above sees no change.
        if ((*link)->height == before)
            return;
    }
}
