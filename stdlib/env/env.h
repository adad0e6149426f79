// SPDX-License-Identifier: MIT
// What setenv, putenv, unsetenv and clearenv share.
//
// Memory: strings that setenv made are kept in a pool. When a variable is overwritten or removed
// its string returns to the pool, where the next fitting setenv takes it; nothing goes back to
// malloc. So the pool is bounded by what was in use at once (rounded up to powers of two), and a
// getenv in another thread, which takes no lock, cannot read freed memory. The same holds for the
// arrays, which double.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/lock.h"
#include "base/tn.h"

struct tn_env_string {
    char *text;
    size_t size;
    bool used;
};

// The functions below are called with this lock held. It comes before malloc's in the order of
// fork.
TN_HIDDEN extern tn_lock tn_env_lock;

// The length of a valid name; 0 for a null pointer, an empty name or one with '='.
TN_HIDDEN size_t tn_env_name(const char *name);

// The entry of the variable whose name is the first `length` bytes of `name`, or null.
TN_HIDDEN char **tn_env_find(const char *name, size_t length);

// Puts the string "name=value" in place of the variable's entry or behind the last one. False: no
// memory, nothing changed.
TN_HIDDEN bool tn_env_put(char *string, size_t length);

// Removes all entries of the variable.
TN_HIDDEN void tn_env_remove(const char *name, size_t length);

// A string of at least `size` bytes from the pool, or null. It counts as used until tn_env_release.
TN_HIDDEN char *tn_env_take(size_t size);

// Returns a string to the pool; one that is not from there is left alone.
TN_HIDDEN void tn_env_release(char *text);

// Returns all.
TN_HIDDEN void tn_env_release_all(void);
