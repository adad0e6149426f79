// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

// The C half of vfork (arch/*/vfork.S). Uses no stack below the caller's, which parent and child
// share.
pid_t tn_vfork_result(long r) { return (pid_t)tn_ret(r); }
