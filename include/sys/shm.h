/* SPDX-License-Identifier: MIT */
/* Shared memory (POSIX.1-2024 <sys/shm.h>, shmget(2)). */
#ifndef _SYS_SHM_H
#define _SYS_SHM_H

#include <features.h>
#include <sys/ipc.h>
#define __TN_NEED_size_t
#define __TN_NEED_time_t
#define __TN_NEED_pid_t
#include <bits/types.h>

__TN_BEGIN_DECLS

#define SHMLBA 4096

typedef unsigned long shmatt_t;

struct shmid_ds {
    struct ipc_perm shm_perm;
    size_t shm_segsz;
    time_t shm_atime;
    time_t shm_dtime;
    time_t shm_ctime;
    pid_t shm_cpid;
    pid_t shm_lpid;
    unsigned long shm_nattch;
    unsigned long __pad1;
    unsigned long __pad2;
};

struct shminfo {
    unsigned long shmmax, shmmin, shmmni, shmseg, shmall;
    unsigned long __unused[4];
};

struct shm_info {
#if __TN_GNU
    int used_ids;
#else
    int __used_ids;
#endif
    unsigned long shm_tot, shm_rss, shm_swp;
#if __TN_GNU
    unsigned long swap_attempts, swap_successes;
#else
    unsigned long __swap_attempts, __swap_successes;
#endif
};

#define SHM_W      0200
#define SHM_R      0400
#define SHM_RDONLY 010000
#define SHM_RND    020000
#define SHM_REMAP  040000
#define SHM_EXEC   0100000

#define SHM_LOCK     11
#define SHM_UNLOCK   12
#define SHM_STAT     13
#define SHM_INFO     14
#define SHM_STAT_ANY 15

#define SHM_DEST      01000
#define SHM_LOCKED    02000
#define SHM_HUGETLB   04000
#define SHM_NORESERVE 010000

#define SHM_HUGE_SHIFT 26
#define SHM_HUGE_MASK  0x3f
#define SHM_HUGE_64KB  (16 << SHM_HUGE_SHIFT)
#define SHM_HUGE_512KB (19 << SHM_HUGE_SHIFT)
#define SHM_HUGE_1MB   (20 << SHM_HUGE_SHIFT)
#define SHM_HUGE_2MB   (21 << SHM_HUGE_SHIFT)
#define SHM_HUGE_8MB   (23 << SHM_HUGE_SHIFT)
#define SHM_HUGE_16MB  (24 << SHM_HUGE_SHIFT)
#define SHM_HUGE_32MB  (25 << SHM_HUGE_SHIFT)
#define SHM_HUGE_256MB (28 << SHM_HUGE_SHIFT)
#define SHM_HUGE_512MB (29 << SHM_HUGE_SHIFT)
#define SHM_HUGE_1GB   (30 << SHM_HUGE_SHIFT)
#define SHM_HUGE_2GB   (31 << SHM_HUGE_SHIFT)
#define SHM_HUGE_16GB  (34U << SHM_HUGE_SHIFT)

void *shmat(int, const void *, int);
int shmctl(int, int, struct shmid_ds *);
int shmdt(const void *);
int shmget(key_t, size_t, int);

__TN_END_DECLS

#endif
