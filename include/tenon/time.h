// SPDX-License-Identifier: MIT
// Dates and times, for use beside any libc. struct tm, timespec and tm_zone strings are those of
// <time.h>; strings in tm_zone stay valid for ever. All are thread-safe unless they say "static
// result". Errors: errno is set and -1, a null pointer or 0 returned; EOVERFLOW where a year does
// not fit an int.
#ifndef TENON_TIME_H
#define TENON_TIME_H

#include <time.h>

#ifdef __cplusplus
extern "C" {
#define TN_RESTRICT_
#else
#define TN_RESTRICT_ restrict
#endif
#pragma GCC visibility push(hidden)

// Clocks. Those that the vDSO knows cost no system call.
int tn_clock_gettime(clockid_t clock, struct timespec *now);
int tn_clock_getres(clockid_t clock, struct timespec *resolution);
time_t tn_time(time_t *out);
int tn_timespec_get(struct timespec *now, int base);
int tn_timespec_getres(struct timespec *resolution, int base);
clock_t tn_clock(void);

// Seconds since the epoch to fields in UTC, and back; exact over all time_t whose year fits.
// tn_timegm normalises *tm.
struct tm *tn_gmtime_r(const time_t *TN_RESTRICT_ t, struct tm *TN_RESTRICT_ tm);
time_t tn_timegm(struct tm *tm);
// The same in the zone that TZ names. tn_localtime_r looks at TZ only when nothing has done so yet
// (POSIX.1-2024); tn_tzset, tn_mktime and tn_localtime look every time.
struct tm *tn_localtime_r(const time_t *TN_RESTRICT_ t, struct tm *TN_RESTRICT_ tm);
time_t tn_mktime(struct tm *tm);
void tn_tzset(void);
struct tm *tn_gmtime(const time_t *t);    // static result
struct tm *tn_localtime(const time_t *t); // static result
double tn_difftime(time_t later, time_t earlier);

// Text. POSIX.1-2024 with the flags _ - 0 ^ # + and widths; conversions of strftime(3) and
// strptime(3).
size_t tn_strftime(char *TN_RESTRICT_ s, size_t size, const char *TN_RESTRICT_ format,
                   const struct tm *TN_RESTRICT_ tm);
char *tn_strptime(const char *TN_RESTRICT_ s, const char *TN_RESTRICT_ format,
                  struct tm *TN_RESTRICT_ tm);
char *tn_asctime_r(const struct tm *TN_RESTRICT_ tm, char *TN_RESTRICT_ buf); // 26 bytes
char *tn_ctime_r(const time_t *t, char *buf);
char *tn_asctime(const struct tm *tm); // static result
char *tn_ctime(const time_t *t);       // static result

#pragma GCC visibility pop
#undef TN_RESTRICT_
#ifdef __cplusplus
}
#endif
#endif
