/* SPDX-License-Identifier: MIT */
/* Disk quotas (quotactl(2)). */
#ifndef _SYS_QUOTA_H
#define _SYS_QUOTA_H

#include <features.h>
#include <stdint.h>

__TN_BEGIN_DECLS

#define _LINUX_QUOTA_VERSION 2

#define dbtob(blocks)            ((uint64_t)(blocks) << 10)
#define btodb(bytes)             ((uint64_t)(bytes) >> 10)
#define fs_to_dq_blocks(n, size) ((n) * (size) / 1024)

#define MAX_IQ_TIME 604800
#define MAX_DQ_TIME 604800

#define USRQUOTA      0
#define GRPQUOTA      1
#define MAXQUOTAS     2
#define INITQFNAMES   {"user", "group", "undefined"}
#define QUOTAFILENAME "quota"
#define QUOTAGROUP    "staff"

#define NR_DQHASH 43
#define NR_DQUOTS 256

#define SUBCMDMASK      0x00ff
#define SUBCMDSHIFT     8
#define QCMD(cmd, type) ((cmd) << SUBCMDSHIFT | ((type) & SUBCMDMASK))

#define Q_SYNC       0x800001
#define Q_QUOTAON    0x800002
#define Q_QUOTAOFF   0x800003
#define Q_GETFMT     0x800004
#define Q_GETINFO    0x800005
#define Q_SETINFO    0x800006
#define Q_GETQUOTA   0x800007
#define Q_SETQUOTA   0x800008
#define QFMT_VFS_OLD 1
#define QFMT_VFS_V0  2
#define QFMT_OCFS2   3
#define QFMT_VFS_V1  4

#define QIF_BLIMITS 0x1
#define QIF_SPACE   0x2
#define QIF_ILIMITS 0x4
#define QIF_LIMITS  0x5
#define QIF_INODES  0x8
#define QIF_USAGE   0xa
#define QIF_BTIME   0x10
#define QIF_ITIME   0x20
#define QIF_TIMES   0x30
#define QIF_ALL     0x3f

struct dqblk {
    uint64_t dqb_bhardlimit;
    uint64_t dqb_bsoftlimit;
    uint64_t dqb_curspace;
    uint64_t dqb_ihardlimit;
    uint64_t dqb_isoftlimit;
    uint64_t dqb_curinodes;
    uint64_t dqb_btime;
    uint64_t dqb_itime;
    uint32_t dqb_valid;
};
#define dq_bhardlimit dq_dqb.dqb_bhardlimit
#define dq_bsoftlimit dq_dqb.dqb_bsoftlimit
#define dq_curspace   dq_dqb.dqb_curspace
#define dq_valid      dq_dqb.dqb_valid
#define dq_ihardlimit dq_dqb.dqb_ihardlimit
#define dq_isoftlimit dq_dqb.dqb_isoftlimit
#define dq_curinodes  dq_dqb.dqb_curinodes
#define dq_btime      dq_dqb.dqb_btime
#define dq_itime      dq_dqb.dqb_itime

#define dqoff(uid) ((long long)(uid) * sizeof(struct dqblk))

#define IIF_BGRACE 0x1
#define IIF_IGRACE 0x2
#define IIF_FLAGS  0x4
#define IIF_ALL    0x7

struct dqinfo {
    uint64_t dqi_bgrace;
    uint64_t dqi_igrace;
    uint32_t dqi_flags;
    uint32_t dqi_valid;
};

int quotactl(int, const char *, int, char *);

__TN_END_DECLS

#endif
