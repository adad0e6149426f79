// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>

#include "sys/process/process.h"
#include <tenon/string.h>

// Legacy: asks on the terminal, without echo, for a line of at most PASS_MAX bytes, kept in a
// static buffer.
constexpr size_t PASS_MAX = 128;

char *tn_getpass(const char *prompt)
{
    static char password[PASS_MAX];
    struct termios before, quiet;
    const int fd = (int)tn_ret(tn_sys(openat, AT_FDCWD, "/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC));
    if (fd < 0)
        return nullptr;
    long r = tn_sys(ioctl, fd, TCGETS, &before);
    if (r == 0) {
        quiet = before;
        quiet.c_lflag = (quiet.c_lflag & ~(tcflag_t)(ECHO | ISIG)) | ICANON;
        quiet.c_iflag = (quiet.c_iflag & ~(tcflag_t)(INLCR | IGNCR)) | ICRNL;
        tn_sys(ioctl, fd, TCSETSF, &quiet);
        tn_sys(write, fd, prompt, tn_strlen(prompt));
        r = tn_sys(read, fd, password, sizeof password);
        if (r >= 0) {
            if (r > 0 && (password[r - 1] == '\n' || (size_t)r == sizeof password))
                r--;
            password[r] = 0;
        }
        tn_sys(ioctl, fd, TCSETSF, &before);
        tn_sys(write, fd, "\n", 1);
    }
    tn_sys(close, fd);
    return tn_ret(r) < 0 ? nullptr : password;
}
TN_PUBLIC(getpass);
