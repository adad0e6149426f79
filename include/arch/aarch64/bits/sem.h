/* SPDX-License-Identifier: MIT */
/* struct semid_ds as the kernel writes it on architectures without a layout of their own. */
#ifndef _BITS_SEM_H
#define _BITS_SEM_H

struct semid_ds {
    struct ipc_perm sem_perm;
    time_t sem_otime;
    time_t sem_ctime;
    unsigned short sem_nsems;
    char __sem_nsems_pad[sizeof(long) - sizeof(short)];
    long __unused3;
    long __unused4;
};

#endif
