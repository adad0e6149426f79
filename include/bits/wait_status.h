/* SPDX-License-Identifier: MIT */
/* Options and status of wait(2), for <stdlib.h> and <sys/wait.h>. Of the status, the low 7 bits are
 * the signal that ended the process, 0 if it exited, 0x7f if it stopped; 0x80 tells of a core dump;
 * the next byte is the exit code or the signal that stopped it. */
#ifndef _BITS_WAIT_STATUS_H
#define _BITS_WAIT_STATUS_H

#define WNOHANG   1
#define WUNTRACED 2

#define WTERMSIG(s)    ((s) & 0x7f)
#define WEXITSTATUS(s) (((s) >> 8) & 0xff)
#define WSTOPSIG(s)    WEXITSTATUS(s)
#define WIFEXITED(s)   (WTERMSIG(s) == 0)
#define WIFSTOPPED(s)  (((s) & 0xff) == 0x7f)
#define WIFSIGNALED(s) (WTERMSIG(s) != 0 && WTERMSIG(s) != 0x7f)

#endif
