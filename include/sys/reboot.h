/* SPDX-License-Identifier: MIT */
/* Reboot (reboot(2)). */
#ifndef _SYS_REBOOT_H
#define _SYS_REBOOT_H

#include <features.h>

__TN_BEGIN_DECLS

#define RB_DISABLE_CAD 0x0
#define RB_AUTOBOOT    0x1234567
#define RB_POWER_OFF   0x4321fedc
#define RB_KEXEC       0x45584543
#define RB_ENABLE_CAD  0x89abcdefU
#define RB_HALT_SYSTEM 0xcdef0123U
#define RB_SW_SUSPEND  0xd000fce2U

int reboot(int);

__TN_END_DECLS

#endif
