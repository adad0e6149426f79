// SPDX-License-Identifier: MIT
// tcgetpgrp, tcsetpgrp, tcgetsid: foreground group and session of a terminal (POSIX).
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "base/errno.h"
#include "base/syscall.h"
#include "base/tn.h"
#include "sys/terminal/terminal.h"

pid_t tn_tcgetpgrp(int fd)
{
    int group;
    const long r = tn_sys(ioctl, fd, TIOCGPGRP, &group);
    return r ? (pid_t)tn_ret(r) : group;
}

int tn_tcsetpgrp(int fd, pid_t group) { return (int)tn_ret(tn_sys(ioctl, fd, TIOCSPGRP, &group)); }

pid_t tn_tcgetsid(int fd)
{
    int session;
    const long r = tn_sys(ioctl, fd, TIOCGSID, &session);
    return r ? (pid_t)tn_ret(r) : session;
}

TN_PUBLIC(tcgetpgrp);
TN_PUBLIC(tcsetpgrp);
TN_PUBLIC(tcgetsid);
