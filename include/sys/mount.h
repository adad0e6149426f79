/* SPDX-License-Identifier: MIT */
/* Mounting (mount(2)). */
#ifndef _SYS_MOUNT_H
#define _SYS_MOUNT_H

#include <sys/ioctl.h>

__TN_BEGIN_DECLS

/* requests to block devices */
#define BLKROSET     _IO(0x12, 93)
#define BLKROGET     _IO(0x12, 94)
#define BLKRRPART    _IO(0x12, 95)
#define BLKGETSIZE   _IO(0x12, 96)
#define BLKFLSBUF    _IO(0x12, 97)
#define BLKRASET     _IO(0x12, 98)
#define BLKRAGET     _IO(0x12, 99)
#define BLKFRASET    _IO(0x12, 100)
#define BLKFRAGET    _IO(0x12, 101)
#define BLKSECTSET   _IO(0x12, 102)
#define BLKSECTGET   _IO(0x12, 103)
#define BLKSSZGET    _IO(0x12, 104)
#define BLKBSZGET    _IOR(0x12, 112, size_t)
#define BLKBSZSET    _IOW(0x12, 113, size_t)
#define BLKGETSIZE64 _IOR(0x12, 114, size_t)

#define MS_NOUSER       0x80000000U
#define MS_MGC_VAL      0xc0ed0000U
#define MS_MGC_MSK      0xffff0000U
#define MS_RDONLY       0x1
#define MS_NOSUID       0x2
#define MS_NODEV        0x4
#define MS_NOEXEC       0x8
#define MS_SYNCHRONOUS  0x10
#define MS_REMOUNT      0x20
#define MS_MANDLOCK     0x40
#define MS_DIRSYNC      0x80
#define MS_NOSYMFOLLOW  0x100
#define MS_NOATIME      0x400
#define MS_NODIRATIME   0x800
#define MS_BIND         0x1000
#define MS_MOVE         0x2000
#define MS_REC          0x4000
#define MS_SILENT       0x8000
#define MS_POSIXACL     0x10000
#define MS_UNBINDABLE   0x20000
#define MS_PRIVATE      0x40000
#define MS_SLAVE        0x80000
#define MS_SHARED       0x100000
#define MS_RELATIME     0x200000
#define MS_KERNMOUNT    0x400000
#define MS_I_VERSION    0x800000
#define MS_STRICTATIME  0x1000000
#define MS_LAZYTIME     0x2000000
#define MS_NOREMOTELOCK 0x8000000
#define MS_NOSEC        0x10000000
#define MS_BORN         0x20000000
#define MS_ACTIVE       0x40000000
#define MS_RMT_MASK     (MS_RDONLY | MS_SYNCHRONOUS | MS_MANDLOCK | MS_I_VERSION | MS_LAZYTIME)

#define MNT_FORCE       1
#define MNT_DETACH      2
#define MNT_EXPIRE      4
#define UMOUNT_NOFOLLOW 8

int mount(const char *, const char *, const char *, unsigned long, const void *);
int umount(const char *);
int umount2(const char *, int);

__TN_END_DECLS

#endif
