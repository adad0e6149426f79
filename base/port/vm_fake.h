// SPDX-License-Identifier: MIT
// A test's view of the vm port: it counts, and refuses on request. C and C++.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct tn_vm_fake {
    long fail_in; // this many more calls that need memory succeed, then all fail; negative: none
                  // fails
    unsigned long maps; // calls of map and map_at that succeeded
    unsigned long unmaps, resizes, moves, discards;
    size_t mapped; // bytes mapped now
};
extern struct tn_vm_fake tn_vm_fake;

#ifdef __cplusplus
}
#endif
