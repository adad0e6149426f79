// SPDX-License-Identifier: MIT
// Time for the library's own use: <tenon/time.h>, and the public functions that are no part of it.
#pragma once

#include <sys/time.h>
#include <sys/timeb.h>
#include <sys/times.h>
#include <sys/timex.h>
#include <tenon/time.h>
#include <wchar.h>

#include "base/tn.h"

// clang-format off
TN_NAME(adjtime); TN_NAME(adjtimex); TN_NAME(clock_adjtime); TN_NAME(clock_getcpuclockid); TN_NAME(clock_nanosleep);
TN_NAME(clock_settime); TN_NAME(ftime); TN_NAME(futimes); TN_NAME(futimesat); TN_NAME(getdate); TN_NAME(getitimer);
TN_NAME(gettimeofday); TN_NAME(lutimes); TN_NAME(nanosleep); TN_NAME(ntp_gettime); TN_NAME(setitimer); TN_NAME(settimeofday); TN_NAME(stime);
TN_NAME(strftime_l); TN_NAME(times); TN_NAME(utimes); TN_NAME(wcsftime); TN_NAME(wcsftime_l);
