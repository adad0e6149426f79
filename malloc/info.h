// SPDX-License-Identifier: MIT
// The allocator's answers in glibc's terms, for malloc/ and for stdio's malloc_info.
#pragma once

#include <malloc.h>
#include <tenon/malloc.h>

#include "base/tn.h"

TN_NAME(mallinfo);
TN_NAME(mallinfo2);
TN_NAME(mallopt);
TN_NAME(malloc_stats);
