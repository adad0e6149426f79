/* SPDX-License-Identifier: MIT */
/* Memory barriers on all threads (membarrier(2)). */
#ifndef _SYS_MEMBARRIER_H
#define _SYS_MEMBARRIER_H

#include <features.h>

__TN_BEGIN_DECLS

#define MEMBARRIER_CMD_SHARED                               MEMBARRIER_CMD_GLOBAL
#define MEMBARRIER_CMD_QUERY                                0x0
#define MEMBARRIER_CMD_GLOBAL                               0x1
#define MEMBARRIER_CMD_GLOBAL_EXPEDITED                     0x2
#define MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED            0x4
#define MEMBARRIER_CMD_PRIVATE_EXPEDITED                    0x8
#define MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED           0x10
#define MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE          0x20
#define MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE 0x40
#define MEMBARRIER_CMD_PRIVATE_EXPEDITED_RSEQ               0x80
#define MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_RSEQ      0x100
#define MEMBARRIER_CMD_FLAG_CPU                             1

int membarrier(int, int);

__TN_END_DECLS

#endif
