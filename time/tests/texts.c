/* SPDX-License-Identifier: MIT */
/* Wide and locale variants of strftime, getdate, the static results, tzset's objects, times of
 * files in microseconds.
 */
#include "case.h"
#include <fcntl.h>
#include <locale.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>
int main(void)
{
    struct tm t = {
        .tm_year = 105, .tm_mday = 2, .tm_hour = 4, .tm_min = 5, .tm_sec = 6, .tm_yday = 1};
    wchar_t w[100];
    char b[100];
    size_t n = wcsftime(w, 100, L"%A \u20ac %Y|%10d|%%", &t);
    CHECK(n == 26 && !wcscmp(w, L"Sunday \u20ac 2005|0000000002|%"), "wcsftime %zu \"%ls\"", n, w);
    CHECK(wcsftime(w, 5, L"%Y", &t) == 4 && wcsftime(w, 4, L"%Y", &t) == 0 &&
              wcsftime(w, 4, L"abcd", &t) == 0,
          "wcsftime sizes");
    locale_t l = newlocale(LC_ALL_MASK, "C", 0);
    CHECK(strftime_l(b, sizeof b, "%B", &t, l) == 7 && STREQ(b, "January"), "strftime_l");

    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
    CHECK(timezone == -3600 && daylight && STREQ(tzname[0], "CET") && STREQ(tzname[1], "CEST"),
          "%ld %d %s %s", timezone, daylight, tzname[0], tzname[1]);
    time_t s = 1721044800;
    CHECK(STREQ(ctime(&s), "Mon Jul 15 14:00:00 2024\n"), "ctime %s", ctime(&s));
    CHECK(STREQ(asctime(gmtime(&s)), "Mon Jul 15 12:00:00 2024\n"), "asctime %s",
          asctime(gmtime(&s)));
    setenv("TZ", "EET-2", 1);
    CHECK(localtime(&s)->tm_hour == 14 && !daylight && timezone == -7200,
          "localtime looks at TZ again");
    CHECK(difftime(10, 4) == 6.0, "difftime");

    char path[] = "datemsk.XXXXXX";
    int fd = mkstemp(path);
    const char *formats = "%m/%d/%Y\n%A %H:%M\n%d.%m.%Y %H:%M:%S";
    if (fd < 0)
        SKIP("no place for a file");
    CHECK(write(fd, formats, strlen(formats)) == (ssize_t)strlen(formats), "write");
    unsetenv("DATEMSK");
    CHECK(!getdate("1") && getdate_err == 1, "getdate_err %d", getdate_err);
    setenv("DATEMSK", "/nonexistent/file", 1);
    CHECK(!getdate("1") && getdate_err == 2, "getdate_err %d", getdate_err);
    setenv("DATEMSK", path, 1);
    struct tm *d = getdate("02/29/2024");
    CHECK(d && d->tm_year == 124 && d->tm_mon == 1 && d->tm_mday == 29 && d->tm_hour == 0 &&
              d->tm_wday == 4,
          "getdate, error %d", getdate_err);
    d = getdate("15.07.2024 14:00:01");
    CHECK(d && d->tm_mday == 15 && d->tm_sec == 1, "last line without newline, error %d",
          getdate_err);
    CHECK(!getdate("02/30/2024") && getdate_err == 8, "30 February: %d", getdate_err);
    CHECK(!getdate("nonsense") && getdate_err == 7, "nonsense: %d", getdate_err);
    d = getdate("friday 10:30");
    CHECK(d && d->tm_wday == 5 && d->tm_hour == 10 && d->tm_min == 30, "weekday, error %d",
          getdate_err);

    struct timeval tv[2] = {{1000000000, 123456}, {1100000000, 654321}};
    struct stat st;
    CHECK(!utimes(path, tv) && !stat(path, &st) && st.st_atim.tv_nsec == 123456000 &&
              st.st_mtim.tv_sec == 1100000000,
          "utimes errno %d", errno);
    tv[0].tv_sec++;
    CHECK(!futimes(fd, tv) && !fstat(fd, &st) && st.st_atim.tv_sec == 1000000001,
          "futimes errno %d", errno);
    tv[0].tv_sec++;
    CHECK(!lutimes(path, tv) && !fstat(fd, &st) && st.st_atim.tv_sec == 1000000002,
          "lutimes errno %d", errno);
    tv[1].tv_usec = 1000000;
    errno = 0;
    CHECK(utimes(path, tv) == -1 && errno == EINVAL, "a million microseconds: errno %d", errno);
    unlink(path);
    DONE();
}
