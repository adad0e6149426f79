/* SPDX-License-Identifier: MIT */
/* File transfer protocol (RFC 959). */
#ifndef _ARPA_FTP_H
#define _ARPA_FTP_H

/* first digit of a reply */
#define PRELIM    1
#define COMPLETE  2
#define CONTINUE  3
#define TRANSIENT 4
#define ERROR     5

#define TYPE_A 1
#define TYPE_E 2
#define TYPE_I 3
#define TYPE_L 4
#define FORM_N 1
#define FORM_T 2
#define FORM_C 3
#define STRU_F 1
#define STRU_R 2
#define STRU_P 3
#define MODE_S 1
#define MODE_B 2
#define MODE_C 3

/* records */
#define REC_ESC '\377'
#define REC_EOR 1
#define REC_EOF 2

/* block header */
#define BLK_BYTECOUNT 0x2
#define BLK_RESTART   0x10
#define BLK_ERRORS    0x20
#define BLK_EOF       0x40
#define BLK_EOR       0x80

#endif
