// SPDX-License-Identifier: MIT
// TN_FORK_LOCK(order, lock): at file scope, once: fork takes this lock before and drops it after,
// so that the child never finds it held by a thread that it does not have. Order: a lock that is
// held while another is taken has the smaller number.
#pragma once

#include "base/hooks.h"
#include "base/lock.h"

#define TN_FORK_LOCK(order, lock)                                                 \
    [[gnu::used]] static void tn_fork_prepare_(void *) { tn_lock_take(&(lock)); } \
    [[gnu::used]] static void tn_fork_parent_(void *) { tn_lock_drop(&(lock)); }  \
    [[gnu::used]] static void tn_fork_child_(void *) { tn_lock_reset(&(lock)); }  \
    TN_HOOK(fork_prepare, order, tn_fork_prepare_);                               \
    TN_HOOK(fork_parent, order, tn_fork_parent_);                                 \
    TN_HOOK(fork_child, order, tn_fork_child_)
