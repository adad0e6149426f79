// SPDX-License-Identifier: MIT
// The lock in the program's hands (POSIX). It is taken for real even while there is one thread:
// another may be created before it is dropped.
#include "stdio/stream/file.h"

void tn_flockfile(FILE *f) { tn_file_lock(f); }
TN_PUBLIC(flockfile);

int tn_ftrylockfile(FILE *f) { return tn_file_trylock(f) ? 0 : -1; }
TN_PUBLIC(ftrylockfile);

void tn_funlockfile(FILE *f) { tn_file_unlock(f); }
TN_PUBLIC(funlockfile);
