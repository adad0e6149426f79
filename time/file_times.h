// SPDX-License-Identifier: MIT
// utimensat in microseconds, for the functions of 4.2BSD. Internal to time/.
#pragma once

#include <sys/time.h>

#include "base/tn.h"

// Sets access and modification time; null: both to now. -1 and errno; EINVAL for microseconds out
// of range.
TN_HIDDEN int tn_set_file_times(int dir, const char *path, const struct timeval times[2],
                                int flags);
