/* SPDX-License-Identifier: MIT */
/* Directories (POSIX.1-2024 <dirent.h>, readdir(3), getdents(2)). */
#ifndef _DIRENT_H
#define _DIRENT_H

#include <features.h>
#define __TN_NEED_off_t
#define __TN_NEED_ino_t
#if __TN_BSD
#define __TN_NEED_size_t
#endif
#include <bits/types.h>

__TN_BEGIN_DECLS

typedef struct __dirstream DIR;

#define _DIRENT_HAVE_D_RECLEN
#define _DIRENT_HAVE_D_OFF
#define _DIRENT_HAVE_D_TYPE

struct dirent {
    ino_t d_ino;
    off_t d_off;
    unsigned short d_reclen;
    unsigned char d_type;
    char d_name[256];
};
#define d_fileno d_ino

DIR *opendir(const char *);
DIR *fdopendir(int);
int closedir(DIR *);
struct dirent *readdir(DIR *);
int readdir_r(DIR *__restrict, struct dirent *__restrict, struct dirent **__restrict);
void rewinddir(DIR *);
int dirfd(DIR *);
int scandir(const char *, struct dirent ***, int (*)(const struct dirent *),
            int (*)(const struct dirent **, const struct dirent **));
int alphasort(const struct dirent **, const struct dirent **);
#if __TN_XSI
void seekdir(DIR *, long);
long telldir(DIR *);
#endif

#if __TN_BSD
#define DT_UNKNOWN   0
#define DT_FIFO      1
#define DT_CHR       2
#define DT_DIR       4
#define DT_BLK       6
#define DT_REG       8
#define DT_LNK       10
#define DT_SOCK      12
#define DT_WHT       14
#define IFTODT(mode) ((mode) >> 12 & 017)
#define DTTOIF(type) ((type) << 12)
int getdents(int, struct dirent *, size_t);
#endif
#if __TN_GNU
int versionsort(const struct dirent **, const struct dirent **);
#endif

#ifdef _LARGEFILE64_SOURCE
#define alphasort64   alphasort
#define dirent64      dirent
#define getdents64    getdents
#define ino64_t       ino_t
#define off64_t       off_t
#define readdir64     readdir
#define readdir64_r   readdir_r
#define scandir64     scandir
#define versionsort64 versionsort
#endif

__TN_END_DECLS

#endif
