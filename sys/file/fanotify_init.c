// SPDX-License-Identifier: MIT
// fanotify_init: watch whole mounts (fanotify_init(2)).
#include <sys/fanotify.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/file/file.h"

int tn_fanotify_init(unsigned flags, unsigned event_flags)
{
    return (int)tn_ret(tn_sys(fanotify_init, flags, event_flags));
}

TN_PUBLIC(fanotify_init);
