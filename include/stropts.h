/* SPDX-License-Identifier: MIT */
/* STREAMS (SUSv4 <stropts.h>; Linux has none: ioctl fails). */
#ifndef _STROPTS_H
#define _STROPTS_H

#include <features.h>

__TN_BEGIN_DECLS

#define __SID       ('S' << 8)
#define I_NREAD     0x5301
#define I_PUSH      0x5302
#define I_POP       0x5303
#define I_LOOK      0x5304
#define I_FLUSH     0x5305
#define I_SRDOPT    0x5306
#define I_GRDOPT    0x5307
#define I_STR       0x5308
#define I_SETSIG    0x5309
#define I_GETSIG    0x530a
#define I_FIND      0x530b
#define I_LINK      0x530c
#define I_UNLINK    0x530d
#define I_RECVFD    0x530e
#define I_PEEK      0x530f
#define I_FDINSERT  0x5310
#define I_SENDFD    0x5311
#define I_SWROPT    0x5313
#define I_GWROPT    0x5314
#define I_LIST      0x5315
#define I_PLINK     0x5316
#define I_PUNLINK   0x5317
#define I_FLUSHBAND 0x531c
#define I_CKBAND    0x531d
#define I_GETBAND   0x531e
#define I_ATMARK    0x531f
#define I_SETCLTIME 0x5320
#define I_GETCLTIME 0x5321
#define I_CANPUT    0x5322

#define FMNAMESZ  8
#define FLUSHR    1
#define FLUSHW    2
#define FLUSHRW   3
#define FLUSHBAND 4
#define S_INPUT   0x1
#define S_HIPRI   0x2
#define S_OUTPUT  0x4
#define S_WRNORM  0x4
#define S_MSG     0x8
#define S_ERROR   0x10
#define S_HANGUP  0x20
#define S_RDNORM  0x40
#define S_RDBAND  0x80
#define S_WRBAND  0x100
#define S_BANDURG 0x200
#define RS_HIPRI  1
#define RNORM     0x0
#define RMSGD     0x1
#define RMSGN     0x2
#define RPROTDAT  0x4
#define RPROTDIS  0x8
#define RPROTNORM 0x10
#define RPROTMASK 0x1c
#define SNDZERO   1
#define SNDPIPE   2
#define ANYMARK   1
#define LASTMARK  2
#define MUXID_ALL (-1)
#define MSG_HIPRI 1
#define MSG_ANY   2
#define MSG_BAND  4
#define MORECTL   1
#define MOREDATA  2

struct bandinfo {
    unsigned char bi_pri;
    int bi_flag;
};

struct strbuf {
    int maxlen;
    int len;
    char *buf;
};

struct strpeek {
    struct strbuf ctlbuf;
    struct strbuf databuf;
    unsigned int flags;
};

struct strfdinsert {
    struct strbuf ctlbuf;
    struct strbuf databuf;
    unsigned int flags;
    int fildes;
    int offset;
};

struct strioctl {
    int ic_cmd;
    int ic_timout;
    int ic_len;
    char *ic_dp;
};

struct strrecvfd {
    int fd;
    int uid;
    int gid;
    char __fill[8];
};

struct str_mlist {
    char l_name[9];
};

struct str_list {
    int sl_nmods;
    struct str_mlist *sl_modlist;
};

int isastream(int);
int ioctl(int, int, ...);

__TN_END_DECLS

#endif
