/* SPDX-License-Identifier: MIT */
/* Watching files (inotify(7)). */
#ifndef _SYS_INOTIFY_H
#define _SYS_INOTIFY_H

#include <fcntl.h>
#include <features.h>
#include <stdint.h>

__TN_BEGIN_DECLS

struct inotify_event {
    int wd;
    uint32_t mask, cookie, len;
    __extension__ char name[];
};

#define IN_CLOEXEC       O_CLOEXEC
#define IN_NONBLOCK      O_NONBLOCK
#define IN_CLOSE         (IN_CLOSE_WRITE | IN_CLOSE_NOWRITE)
#define IN_MOVE          (IN_MOVED_FROM | IN_MOVED_TO)
#define IN_ACCESS        0x1
#define IN_MODIFY        0x2
#define IN_ATTRIB        0x4
#define IN_CLOSE_WRITE   0x8
#define IN_CLOSE_NOWRITE 0x10
#define IN_OPEN          0x20
#define IN_MOVED_FROM    0x40
#define IN_MOVED_TO      0x80
#define IN_CREATE        0x100
#define IN_DELETE        0x200
#define IN_DELETE_SELF   0x400
#define IN_MOVE_SELF     0x800
#define IN_ALL_EVENTS    0xfff
#define IN_UNMOUNT       0x2000
#define IN_Q_OVERFLOW    0x4000
#define IN_IGNORED       0x8000
#define IN_ONLYDIR       0x1000000
#define IN_DONT_FOLLOW   0x2000000
#define IN_EXCL_UNLINK   0x4000000
#define IN_MASK_CREATE   0x10000000
#define IN_MASK_ADD      0x20000000
#define IN_ISDIR         0x40000000
#define IN_ONESHOT       0x80000000U

int inotify_init(void);
int inotify_init1(int);
int inotify_add_watch(int, const char *, uint32_t);
int inotify_rm_watch(int, int);

__TN_END_DECLS

#endif
