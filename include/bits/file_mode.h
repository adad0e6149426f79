/* SPDX-License-Identifier: MIT */
/* Permission bits of a file (POSIX.1-2024 <sys/stat.h>), which <fcntl.h> shows too. */
#ifndef _BITS_FILE_MODE_H
#define _BITS_FILE_MODE_H

#define S_ISUID 04000
#define S_ISGID 02000
#define S_ISVTX 01000
#define S_IRUSR 0400
#define S_IWUSR 0200
#define S_IXUSR 0100
#define S_IRWXU 0700
#define S_IRGRP 0040
#define S_IWGRP 0020
#define S_IXGRP 0010
#define S_IRWXG 0070
#define S_IROTH 0004
#define S_IWOTH 0002
#define S_IXOTH 0001
#define S_IRWXO 0007

#endif
