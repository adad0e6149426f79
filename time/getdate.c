// SPDX-License-Identifier: MIT
// getdate (POSIX.1-2024): reads a date with the first format of the file DATEMSK that fits.
// getdate_err says what went wrong: 1 DATEMSK unset or empty, 2 cannot be opened, 3 no status, 4
// not a regular file, 5 reading failed, 6 no memory, 7 no format fits, 8 no such date. What the
// text does not say is that of now: no hour means midnight unless nothing at all was given, a
// weekday alone is the next one, a month alone its first day to come, an hour that has passed is
// tomorrow's. The result is static. Lines of the file may have 1023 bytes; longer ones are no
// format.
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>

#include "base/environ.h"
#include "base/errno.h"
#include "base/syscall.h"
#include "time/time.h"

#ifdef TN_PACKAGE
TN_EXPORT int getdate_err;
#else
#define getdate_err tn_getdate_err
TN_HIDDEN extern int getdate_err;
int getdate_err;
#endif

constexpr int UNSET = INT_MIN;

static struct tm *fail(int error)
{
    getdate_err = error;
    return nullptr;
}

// The rules of POSIX for what is missing. Fields that the text did not set are UNSET.
static bool complete(struct tm *tm)
{
    const time_t seconds = tn_time(nullptr);
    struct tm now;
    if (!tn_localtime_r(&seconds, &now))
        return false;
    const bool date = tm->tm_year != UNSET || tm->tm_mon != UNSET || tm->tm_mday != UNSET;
    const bool wday = tm->tm_wday != UNSET;
    const bool clock = tm->tm_hour != UNSET || tm->tm_min != UNSET || tm->tm_sec != UNSET;
    const int wanted_wday = tm->tm_wday;
    if (!clock) {
        const bool nothing = !date && !wday;
        tm->tm_hour = nothing ? now.tm_hour : 0;
        tm->tm_min = nothing ? now.tm_min : 0;
        tm->tm_sec = nothing ? now.tm_sec : 0;
    } else {
        if (tm->tm_hour == UNSET)
            tm->tm_hour = now.tm_hour;
        if (tm->tm_min == UNSET)
            tm->tm_min = 0;
        if (tm->tm_sec == UNSET)
            tm->tm_sec = 0;
    }
    if (tm->tm_mon != UNSET && tm->tm_mday == UNSET)
        tm->tm_mday = 1;
    if (tm->tm_year == UNSET)
        tm->tm_year = now.tm_year + (tm->tm_mon != UNSET && tm->tm_mon < now.tm_mon);
    if (tm->tm_mon == UNSET)
        tm->tm_mon = now.tm_mon;
    if (tm->tm_mday == UNSET)
        tm->tm_mday = now.tm_mday;
    if (!date && wday) {
        tm->tm_mday += (wanted_wday - now.tm_wday + 7) % 7;
    } else if (!date && clock) {
        const int then = (tm->tm_hour * 60 + tm->tm_min) * 60 + tm->tm_sec;
        const int today = (now.tm_hour * 60 + now.tm_min) * 60 + now.tm_sec;
        tm->tm_mday += then < today;
    }
    const int day = tm->tm_mday;
    tm->tm_isdst = -1;
    const struct tm asked = *tm;
    errno = 0;
    if (tn_mktime(tm) == -1 && errno == EOVERFLOW)
        return false;
    // A date that the calendar had to move, such as 30 February, does not exist.
    return !date ||
           (tm->tm_mday == day && tm->tm_mon == asked.tm_mon && tm->tm_year == asked.tm_year);
}

// Tries the line; true if it fits all of the text.
static bool fits(const char *line, const char *text, struct tm *tm)
{
    *tm = (struct tm){.tm_sec = UNSET,
                      .tm_min = UNSET,
                      .tm_hour = UNSET,
                      .tm_mday = UNSET,
                      .tm_mon = UNSET,
                      .tm_year = UNSET,
                      .tm_wday = UNSET,
                      .tm_yday = UNSET,
                      .tm_isdst = -1};
    const char *end = *line ? tn_strptime(text, line, tm) : nullptr;
    while (end && (*end == ' ' || *end == '\t' || *end == '\n'))
        end++;
    return end && !*end;
}

struct tm *tn_getdate(const char *text)
{
    static struct tm result;
    const char *const path = tn_getenv("DATEMSK");
    if (!path || !*path)
        return fail(1);
    const int fd = (int)tn_sys(openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return fail(2);
    struct stat st;
    int error = tn_sys(fstat, fd, &st) ? 3 : S_ISREG(st.st_mode) ? 7 : 4;
    char line[1024], buf[512];
    size_t n = 0;
    bool found = false;
    while (error == 7 && !found) {
        const long got = tn_sys(read, fd, buf, sizeof buf);
        if (got < 0)
            error = 5;
        for (long i = 0; i < got && !found; i++) {
            if (buf[i] != '\n') {
                if (n < sizeof line)
                    line[n++] = buf[i];
                continue;
            }
            if (n < sizeof line) {
                line[n] = 0;
                found = fits(line, text, &result);
            }
            n = 0;
        }
        if (got <= 0)
            break;
    }
    if (!found && error == 7 && n < sizeof line) { // a last line without newline
        line[n] = 0;
        found = fits(line, text, &result);
    }
    tn_sys(close, fd);
    if (!found)
        return fail(error);
    return complete(&result) ? &result : fail(8);
}
TN_PUBLIC(getdate);
