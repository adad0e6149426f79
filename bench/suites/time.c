// SPDX-License-Identifier: MIT
// Clocks, calendars, and the cheapest system calls.
#define SUITE "time"
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "bench/suites/suite.h"

static struct timespec spec;
static struct timeval val;
static struct tm broken;
static const time_t moment = 1709251198; // 2024-02-29 23:59:58 UTC
static char text[64];
static unsigned char entropy[256];

static bool ready(void)
{
    if (setenv("TZ", "UTC0", 1))
        return false;
    tzset();
    return true;
}

ROW("clock_gettime MONOTONIC", spec.tv_sec > 0, clock_gettime(CLOCK_MONOTONIC, &spec))
ROW("clock_gettime REALTIME_COARSE", spec.tv_sec > 0, clock_gettime(CLOCK_REALTIME_COARSE, &spec))
ROW("gettimeofday", val.tv_sec > 0, gettimeofday(&val, NULL))
ROW("time", sink > 1000000000, sink = (size_t)time(NULL))
ROW("gmtime_r", broken.tm_mday == 29 && broken.tm_mon == 1 && broken.tm_year == 124,
    gmtime_r(&moment, &broken))
ROW("localtime_r", broken.tm_mday == 29, localtime_r(&moment, &broken))
ROW("mktime", (time_t)sink == moment, gmtime_r(&moment, &broken); sink = (size_t)mktime(&broken))
ROW("strftime", !strcmp(text, "2024-02-29 23:59:58"), gmtime_r(&moment, &broken);
    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &broken))
ROW("getrandom 32 B", sink == 32, sink = (size_t)getrandom(entropy, 32, 0))
ROW("getrandom 256 B", sink == 256, sink = (size_t)getrandom(entropy, 256, 0))
ROW("getpid", sink > 0, sink = (size_t)getpid())
ROW("sched_getcpu", sched_getcpu() >= 0, sink = (size_t)sched_getcpu())
