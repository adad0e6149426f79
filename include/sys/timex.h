/* SPDX-License-Identifier: MIT */
/* Clock discipline (adjtimex(2)). */
#ifndef _SYS_TIMEX_H
#define _SYS_TIMEX_H

#include <features.h>
#include <sys/time.h>
#define __TN_NEED_clockid_t
#include <bits/types.h>

__TN_BEGIN_DECLS

struct ntptimeval {
    struct timeval time;
    long maxerror, esterror;
};

struct timex {
    unsigned modes;
    long offset, freq, maxerror, esterror;
    int status;
    long constant, precision, tolerance;
    struct timeval time;
    long tick, ppsfreq, jitter;
    int shift;
    long stabil, jitcnt, calcnt, errcnt, stbcnt;
    int tai;
    int __padding[11];
};

#define ADJ_OFFSET            0x1
#define ADJ_FREQUENCY         0x2
#define ADJ_MAXERROR          0x4
#define ADJ_ESTERROR          0x8
#define ADJ_STATUS            0x10
#define ADJ_TIMECONST         0x20
#define ADJ_TAI               0x80
#define ADJ_SETOFFSET         0x100
#define ADJ_MICRO             0x1000
#define ADJ_NANO              0x2000
#define ADJ_TICK              0x4000
#define ADJ_OFFSET_SINGLESHOT 0x8001
#define ADJ_OFFSET_SS_READ    0xa001

#define MOD_OFFSET    0x1
#define MOD_FREQUENCY 0x2
#define MOD_MAXERROR  0x4
#define MOD_ESTERROR  0x8
#define MOD_STATUS    0x10
#define MOD_TIMECONST 0x20
#define MOD_TAI       0x80
#define MOD_MICRO     0x1000
#define MOD_NANO      0x2000
#define MOD_CLKB      0x4000
#define MOD_CLKA      0x8001

#define STA_PLL       0x1
#define STA_PPSFREQ   0x2
#define STA_PPSTIME   0x4
#define STA_FLL       0x8
#define STA_INS       0x10
#define STA_DEL       0x20
#define STA_UNSYNC    0x40
#define STA_FREQHOLD  0x80
#define STA_PPSSIGNAL 0x100
#define STA_PPSJITTER 0x200
#define STA_PPSWANDER 0x400
#define STA_PPSERROR  0x800
#define STA_CLOCKERR  0x1000
#define STA_NANO      0x2000
#define STA_MODE      0x4000
#define STA_CLK       0x8000
#define STA_RONLY     0xff00

#define TIME_OK    0
#define TIME_INS   1
#define TIME_DEL   2
#define TIME_OOP   3
#define TIME_WAIT  4
#define TIME_BAD   5
#define TIME_ERROR 5

#define MAXTC 6

int adjtimex(struct timex *);
int clock_adjtime(clockid_t, struct timex *);
int ntp_adjtime(struct timex *);
int ntp_gettime(struct ntptimeval *);

__TN_END_DECLS

#endif
