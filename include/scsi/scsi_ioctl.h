/* SPDX-License-Identifier: MIT */
/* Requests to SCSI devices. */
#ifndef _SCSI_SCSI_IOCTL_H
#define _SCSI_SCSI_IOCTL_H

#define SCSI_IOCTL_SEND_COMMAND      0x1
#define SCSI_IOCTL_TEST_UNIT_READY   0x2
#define SCSI_IOCTL_BENCHMARK_COMMAND 0x3
#define SCSI_IOCTL_SYNC              0x4
#define SCSI_IOCTL_START_UNIT        0x5
#define SCSI_IOCTL_STOP_UNIT         0x6
#define SCSI_IOCTL_DOORLOCK          0x5380
#define SCSI_IOCTL_DOORUNLOCK        0x5381

#endif
