// SPDX-License-Identifier: MIT
// vhangup: hang up the controlling terminal (vhangup(2)).
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

int tn_vhangup(void) { return (int)tn_ret(tn_sys(vhangup)); }

TN_PUBLIC(vhangup);
