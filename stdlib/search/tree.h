// SPDX-License-Identifier: MIT
// The trees of tsearch: AVL (Adelson-Velsky and Landis, 1962), so that height is at
// most 1.44·log2(n).
#pragma once

#include <search.h>

#include "base/tn.h"

struct tn_tree_node {
    const void *key; // first: callers read it through the pointer to the node
    struct tn_tree_node *kid[2];
    int height; // of a leaf: 1
};

// More than a tree can be high in memory.
constexpr int TN_TREE_MAX = 96;

// Restores the balance at the links path[0 … depth), root first, after one subtree below the last
// changed its height.
TN_HIDDEN void tn_tree_rebalance(struct tn_tree_node **path[], int depth);
